//! What an action would bring, against what it brings when it is played.

use super::*;
use crate::rng::Rng;

/// The most points of energy by trying everything.
fn best_energy(state: &State, seat: Seat) -> u8 {
    let mut best = 0;
    let mut moves = Vec::new();
    Skylands::legal(state, &mut moves);
    for mv in moves {
        let mut next = state.clone();
        Skylands::apply(&mut next, mv, &mut ());
        let (tokens, noted) = next.sheet(seat).tokens();
        let on = next.actor == seat && matches!(next.phase, Phase::Convert | Phase::Pay);
        best = best.max(if on {
            best_energy(&next, seat)
        } else {
            tokens + noted
        });
    }
    best
}

#[test]
fn outlooks_of_energy_are_what_the_best_choice_brings() {
    let boards = [
        "A1:.X.. B1:.X.X C1:...X A2:.X.. B2:...X A3:.C.. B3:...C D3:.C.. E3:...C",
        "A1:.X.. B1:...X A2:.X.. B2:...X A3:.C.. B3:.C.C C3:...C E4:....=inn",
        "A1:.X.. B1:...X A2:.F.. B2:...F D3:.CC.=power-plant E3:...C D4:C... A4:.C.. B4:...C",
        "A1:.X.. B1:...X A2:.F.. B2:...F D3:.CC.=trading E3:...C D4:C... A4:.C.. B4:...C",
    ];
    let mut rng = Rng::new(3);
    let mut tried = 0;
    for board in boards {
        for _ in 0..40 {
            for seat in [Seat(0), Seat(1)] {
                let mut table = Table::two().land(seat.0, board);
                let sheet = &mut table.state.sheets[seat];
                for place in 0..sheet.islands().len() {
                    let free = u32::from(sheet.islands()[place].free());
                    sheet.house(place, rng.below(free + 1) as i8);
                }
                let told = table.state.most(seat, Action::Convert, seat.0 == 0);
                table.play("convert");
                let on = table.state.actor == seat && table.phase() == Phase::Convert;
                let best = if on {
                    best_energy(&table.state, seat)
                } else {
                    0
                };
                assert_eq!(told, best, "{}", Skylands::ascii(&table.state));
                tried += usize::from(best > 0);
            }
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn outlooks_name_everybody_in_the_order_of_play() {
    let homes = "A1:.F.. B1:...F A2:.M.. B2:...M";
    let table = Table::new(3)
        .land(1, homes)
        .land(2, homes)
        .folk(2, "G@A1=1 V@A2=2");
    let most = |action| -> Vec<(u8, bool, u8)> {
        let told = table.state.outlook(Seat(1), action);
        told.iter()
            .map(|o| (o.seat.0, o.advantage, o.most))
            .collect()
    };
    assert_eq!(
        most(Action::Deploy),
        [(1, true, 4), (2, false, 1), (0, false, 0)]
    );
    assert_eq!(
        most(Action::Discover),
        [(1, true, 2), (2, false, 1), (0, false, 1)]
    );
    assert_eq!(
        most(Action::Convert),
        [(1, true, 0), (2, false, 0), (0, false, 0)]
    );
    let table = Table::new(2)
        .land(0, homes)
        .folk(0, "G@A1=1 V@A2=1")
        .display("inn payout villa");
    assert_eq!(table.state.most(Seat(0), Action::Create, true), 2);
    assert_eq!(table.state.most(Seat(0), Action::Create, false), 0);
}
