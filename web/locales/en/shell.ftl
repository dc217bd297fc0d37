# The frame around every page: navigation, footer, banners.
app-name = Atoll
page-title = { $page } · Atoll
skip-to-content = Skip to content
nav-label = Main
nav-new = Play
nav-settings = Settings
nav-about = About
footer-note = Everything stays on this device.
offline-ready = Ready offline
notice-close = Close this notice
notice-unknown-address = There is nothing at “{ $address }”, so here is the home page.
update-ready = A new version of Atoll is ready.
update-apply = Update now
storage-blocked = This browser does not let Atoll keep anything. You can play, but nothing is left once you close the page.
storage-full = The browser’s storage is full. Atoll carries on, but from now on nothing new is kept once you close the page.
storage-failed = Saving did not work this time. Atoll carries on, but the latest changes may be gone once you close the page.
storage-newer = Part of what is stored here was written by a newer Atoll. It stays untouched; please update this page.
storage-damaged = { $count ->
    [one] One stored value was damaged. It has been set aside, not deleted, and Atoll went on without it.
   *[other] { $count } stored values were damaged. They have been set aside, not deleted, and Atoll went on without them.
}
safe-mode = Safe mode: plain settings, and nothing that is stored gets touched.
safe-mode-download = Download everything stored
safe-mode-leave = Leave safe mode
# A page that is fetched when it is needed.
part-coming = Loading…
part-missing-title = This page did not arrive
part-missing = It could not be loaded. Check the connection and try again; nothing that is stored is lost.
part-again = Try again
