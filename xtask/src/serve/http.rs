//! A small HTTP/1.1 server for one folder: GET and HEAD, right MIME types, one request per
//! connection. It listens on the loopback interface only, and it is for development: the deployed
//! site is plain files on any host.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use super::reload;
use crate::files;

/// The folder that is served and where it appears.
#[derive(Debug)]
pub(super) struct Site {
    folder: PathBuf,
    /// Starts and ends with `/`.
    base: String,
    /// Open pages that wait for a rebuild.
    pages: Mutex<Vec<TcpStream>>,
}

/// What to send back.
#[derive(Debug, PartialEq, Eq)]
struct Answer {
    status: &'static str,
    kind: &'static str,
    body: Vec<u8>,
    location: Option<String>,
}

impl Site {
    pub(super) fn new(folder: PathBuf, base: String) -> Self {
        Self {
            folder,
            base,
            pages: Mutex::new(Vec::new()),
        }
    }

    /// Tells every open page that there is a new build.
    pub(super) fn reload_pages(&self) {
        if let Ok(mut pages) = self.pages.lock() {
            for mut page in pages.drain(..) {
                page.write_all(b"event: rebuilt\ndata: now\n\n").ok();
            }
        }
    }

    fn answer(&self, target: &str, is_page: bool) -> Answer {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        let Some(name) = path.strip_prefix(&self.base) else {
            return Answer {
                status: "302 Found",
                kind: files::mime("html"),
                body: Vec::new(),
                location: Some(self.base.clone()),
            };
        };
        if name == reload::SCRIPT_NAME {
            return Answer::ok(name, reload::SCRIPT.as_bytes().to_vec());
        }
        let decoded = decode(name);
        let name = if decoded.is_empty() {
            "index.html"
        } else {
            &decoded
        };
        match self.read(name) {
            // Only for the visitor's page: what the service worker keeps stays as built.
            Some(body) if is_page && name.ends_with(".html") => {
                Answer::ok(name, reload::inject(body))
            }
            Some(body) => Answer::ok(name, body),
            None => Answer {
                status: "404 Not Found",
                body: self.read("404.html").unwrap_or_default(),
                ..Answer::ok("404.html", Vec::new())
            },
        }
    }

    /// A file inside the folder; names that lead out of it do not exist.
    fn read(&self, name: &str) -> Option<Vec<u8>> {
        let inside = Path::new(name)
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        if inside {
            std::fs::read(self.folder.join(name)).ok()
        } else {
            None
        }
    }
}

impl Answer {
    fn ok(name: &str, body: Vec<u8>) -> Self {
        Self {
            status: "200 OK",
            kind: files::mime(name),
            body,
            location: None,
        }
    }
}

/// Accepts connections for ever, one thread each.
pub(super) fn serve(listener: &TcpListener, site: &Arc<Site>) {
    for stream in listener.incoming().flatten() {
        let site = Arc::clone(site);
        thread::spawn(move || {
            // A browser that goes away in the middle is nobody's problem.
            handle(&stream, &site).ok();
        });
    }
}

fn handle(stream: &TcpStream, site: &Site) -> std::io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(stream).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    let mut is_page = false;
    for line in lines {
        let line = line?.to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        // Also true when the service worker passes a visit on; not when it fills its cache.
        is_page |= line.starts_with("sec-fetch-mode:") && line.ends_with("navigate");
    }
    let mut words = first.split(' ');
    let (method, target) = (
        words.next().unwrap_or_default(),
        words.next().unwrap_or_default(),
    );
    let mut out = stream;
    if !matches!(method, "GET" | "HEAD") {
        return out.write_all(b"HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\n\r\n");
    }
    if target == format!("{}{}", site.base, reload::EVENTS_NAME) {
        return keep_open(stream, site);
    }
    let answer = site.answer(target, is_page);
    let mut head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n",
        answer.status,
        answer.kind,
        answer.body.len()
    );
    if let Some(location) = answer.location {
        head.push_str(&format!("Location: {location}\r\n"));
    }
    head.push_str("\r\n");
    out.write_all(head.as_bytes())?;
    if method == "GET" {
        out.write_all(&answer.body)?;
    }
    Ok(())
}

/// Starts an event stream and keeps it for the next rebuild.
fn keep_open(mut stream: &TcpStream, site: &Site) -> std::io::Result<()> {
    stream.write_all(
        b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n",
    )?;
    if let Ok(mut pages) = site.pages.lock() {
        pages.push(stream.try_clone()?);
    }
    Ok(())
}

/// Percent-decoding; what is not valid stays as it is and then simply does not exist.
fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let hex = if *first == b'%' { tail.get(..2) } else { None };
        let code = hex
            .and_then(|hex| std::str::from_utf8(hex).ok())
            .and_then(|hex| u8::from_str_radix(hex, 16).ok());
        if let Some(code) = code {
            bytes.push(code);
            rest = &tail[2..];
        } else {
            bytes.push(*first);
            rest = tail;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small site in a folder that lasts as long as the test.
    fn site() -> (Site, files::Scratch) {
        let folder = files::Scratch::new();
        files::write(&folder.0.join("index.html"), "<head></head>").unwrap();
        files::write(&folder.0.join("a b.wasm"), "x").unwrap();
        (Site::new(folder.0.clone(), "/any/sub/".to_owned()), folder)
    }

    #[test]
    fn serves_files_below_the_base_with_their_types() {
        let (site, _folder) = site();
        let wasm = site.answer("/any/sub/a%20b.wasm?x", false);
        assert_eq!((wasm.status, wasm.kind), ("200 OK", "application/wasm"));
        assert_eq!(site.answer("/any/sub/", false).body, b"<head></head>");
        assert_eq!(site.answer("/", false).location.unwrap(), "/any/sub/");
        assert_eq!(site.answer("/any/sub/none", false).status, "404 Not Found");
    }

    #[test]
    fn only_a_visitors_page_gets_the_reload_script() {
        let (site, _folder) = site();
        let page = String::from_utf8(site.answer("/any/sub/index.html", true).body).unwrap();
        assert!(page.contains(reload::SCRIPT_NAME));
    }

    #[test]
    fn names_that_lead_out_of_the_folder_do_not_exist() {
        let (site, _folder) = site();
        for target in ["/any/sub/../x", "/any/sub/%2e%2e/x", "/any/sub//etc/passwd"] {
            assert_eq!(
                site.answer(target, false).status,
                "404 Not Found",
                "{target}"
            );
        }
    }
}
