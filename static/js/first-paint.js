// The words of the static home page in Polish and German, so that the first paint already speaks
// the visitor's language. Keys are the English words in index.html. A browser test compares the
// result with what the app draws, in every language; the source is web/locales.

const WORDS = {
  "Skip to content": ["Przejdź do treści", "Zum Inhalt springen"],
  Main: ["Główna nawigacja", "Hauptnavigation"],
  Play: ["Graj", "Spielen"],
  Settings: ["Ustawienia", "Einstellungen"],
  About: ["O Atollu", "Über Atoll"],
  "Everything stays on this device.": [
    "Wszystko zostaje na tym urządzeniu.",
    "Alles bleibt auf diesem Gerät.",
  ],
  "Four board games, one quiet lagoon.": [
    "Cztery gry planszowe, jedna spokojna laguna.",
    "Vier Brettspiele, eine stille Lagune.",
  ],
  "No account, no adverts, no internet needed.": [
    "Bez konta, bez reklam, także bez internetu.",
    "Ohne Konto, ohne Werbung, auch ohne Internet.",
  ],
  "To come": ["W przygotowaniu", "In Arbeit"],
  "Choose a game": ["Wybierz grę", "Wähle ein Spiel"],
  "My Island": ["Moja Wyspa", "My Island"],
  "Settle the coast below the mountains, tile by tile.": [
    "Zasiedlaj wybrzeże u stóp gór, kafelek po kafelku.",
    "Besiedle die Küste unter den Bergen, Plättchen für Plättchen.",
  ],
  "Lost Cities: Roll & Write": ["Lost Cities: Gra kościana", "Lost Cities: Roll & Write"],
  "Roll, write, and cross the bridges before the others.": [
    "Rzucaj, zapisuj i przejdź przez mosty przed innymi.",
    "Würfle, schreib auf und geh vor den anderen über die Brücken.",
  ],
  "Stack landscapes that animals want to live in.": [
    "Układaj krajobrazy, w których zechcą zamieszkać zwierzęta.",
    "Staple Landschaften, in denen Tiere gern wohnen.",
  ],
  "Join drifting fragments into islands above the clouds.": [
    "Łącz dryfujące skrawki lądu w wyspy ponad chmurami.",
    "Füge treibende Schollen zu Inseln über den Wolken zusammen.",
  ],
};

const RANGES = [/^([\d–]+) players$/, /^([\d–]+) min$/];
const RANGE_WORDS = { pl: ["$1 graczy", "$1 min"], de: ["$1 Personen", "$1 Min."] };

/** Puts the words of a language into the static page; nothing to do once the app has drawn. */
export function translateFirstPaint(language) {
  const app = document.getElementById("app");
  if (!app || document.documentElement.dataset.state) return;
  // Another page than home is about to be shown: leave its place empty instead of flashing home.
  if (!/^#?\/?$/.test(location.hash)) app.querySelector("main")?.replaceChildren();
  if (language === "en") return;
  const column = language === "pl" ? 0 : 1;
  const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) walker.currentNode.data = translate(walker.currentNode.data);
  for (const element of app.querySelectorAll("[aria-label]")) {
    element.ariaLabel = translate(element.ariaLabel);
  }

  function translate(words) {
    const known = WORDS[words.trim()];
    if (known) return known[column];
    const range = RANGES.findIndex((pattern) => pattern.test(words));
    return range < 0 ? words : words.replace(RANGES[range], RANGE_WORDS[language][range]);
  }
}
