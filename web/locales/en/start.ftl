# What is said where the program does not run: before it starts, instead of it, or after it has failed.
# The build puts these words into the pages and scripts.
site-description = Four board games in your browser. No account, no adverts, no internet needed.
no-script = Atoll needs JavaScript and WebAssembly.
not-found = There is no such page. Looking for the way home…
failure-title = Atoll has run aground
failure-lead = Something went wrong and this page cannot go on. Your saved games and settings are still on this device.
failure-download = Download everything stored
failure-reload = Reload
failure-safe = Start in safe mode
failure-safe-note = Safe mode uses plain settings and leaves everything stored untouched.
failure-nothing = The browser does not let us read what is stored.
failure-details = Technical details
