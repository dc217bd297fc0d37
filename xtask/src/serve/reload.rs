//! Live reload: a script that only `serve` puts into pages, and the event stream it listens to.

/// Names below the site's root that `serve` answers itself.
pub(super) const SCRIPT_NAME: &str = "__reload.js";
pub(super) const EVENTS_NAME: &str = "__events";

/// The script. A service worker would hand out the old build, so it goes first, with its cache.
pub(super) const SCRIPT: &str = r#"
const here = new URL(".", document.currentScript.src);
const start = async () => {
  for (const registration of await navigator.serviceWorker?.getRegistrations() ?? []) {
    if (registration.scope === here.href) await registration.unregister();
  }
  for (const name of await self.caches?.keys() ?? []) {
    if (name.startsWith(`atoll:${here.pathname}:`)) await caches.delete(name);
  }
  location.reload();
};
new EventSource(new URL("__events", here)).addEventListener("rebuilt", start);
"#;

/// Adds the script to a page; other bytes come back as they are.
pub(super) fn inject(page: Vec<u8>) -> Vec<u8> {
    match String::from_utf8(page) {
        Ok(text) => {
            let tag = format!("<script src=\"{SCRIPT_NAME}\"></script></head>");
            text.replacen("</head>", &tag, 1).into_bytes()
        }
        Err(error) => error.into_bytes(),
    }
}
