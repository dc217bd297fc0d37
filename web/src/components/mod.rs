//! Building blocks of pages, one component per file.

pub mod choice;
pub mod footer;
pub mod header;
pub mod notices;
pub mod picture;
pub mod postcard;
pub mod toggle;
