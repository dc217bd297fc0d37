// Says when the page has nothing more to do by itself: then, and only then, <html> carries `data-idle`.
// Whoever looks at the page from outside (a browser test, a measurement) reads after that. Not idle is
// the page from its start until the app is drawn, while something is under way (a part being fetched,
// a computer thinking, a file being read), and after each of these and each thing a person does until
// the next frame is out and the task after it done: what the app draws, it draws before.

/** What a person does; the app answers in the same task or in the next. */
const EVENTS = ["pointerover", "pointerdown", "pointerup", "click", "keydown", "input", "change", "focusin", "hashchange"];

/** @param {HTMLElement} root */
export function idleMark(root) {
  let underWay = 0;
  let round = 0;

  const settle = () => {
    const mine = ++round;
    root.removeAttribute("data-idle");
    const rest = () => {
      if (mine === round && underWay === 0) root.dataset.idle = "true";
    };
    // Frames of a page that nobody sees do not come.
    if (document.hidden) setTimeout(rest);
    else requestAnimationFrame(() => setTimeout(rest));
  };

  for (const event of EVENTS) window.addEventListener(event, settle, { capture: true, passive: true });
  document.addEventListener("visibilitychange", settle);

  return {
    /** Something is under way until the answer is called, once or more often. */
    begin() {
      let open = true;
      underWay += 1;
      settle();
      return () => {
        if (!open) return;
        open = false;
        underWay -= 1;
        settle();
      };
    },
  };
}
