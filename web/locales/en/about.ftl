# The about page.
about-title = About Atoll
about-lead = Four tabletop games in one web page: to play alone against the computer or together around one screen, in English, Polish and German.
about-privacy = Privacy
about-privacy-text = Nothing you do here leaves your device. There is no server behind this page, no account, no tracking and no request to anyone else. Your games and settings are kept in this browser only.
about-independent = Independent work
about-independent-text = Atoll is an independent fan implementation with its own drawings and its own words. It is not affiliated with, endorsed or sponsored by any author or publisher. The names of the games belong to their owners and are used only to say which rules are played. If you like a game, buy the box: it is worth it.
about-licence = Licence
about-licence-text = The code, drawings and texts of Atoll are free: MIT or Apache-2.0, as you like.
about-built-with = Built with
about-built-with-text = Rust, WebAssembly, Yew, gloo, wasm-bindgen and serde, all under the MIT or Apache-2.0 licence. Thank you!
about-version = Version { $version }
