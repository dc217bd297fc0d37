//! Fingerprints: content hashes for file names, and the SHA-256 tokens of CSP and subresource
//! integrity.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// Eight hex digits of the content, enough to tell builds of one file apart.
pub(crate) fn short(bytes: &[u8]) -> String {
    let mut hex = hex(bytes);
    hex.truncate(8);
    hex
}

/// The full SHA-256 in hex.
pub(crate) fn hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// `sha256-…`, as CSP and `integrity` attributes write it.
pub(crate) fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", base64(&Sha256::digest(bytes)))
}

/// Standard base64.
pub(crate) fn base64(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_published_test_vectors() {
        assert_eq!(short(b"abc"), "ba7816bf");
        assert_eq!(
            integrity(b""),
            "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
        );
    }
}
