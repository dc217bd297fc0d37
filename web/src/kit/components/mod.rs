//! Building blocks of pages, one per file. What only draws is a plain function of what it shows; a
//! Yew component is worth its four kilobytes of wasm where something has a state of its own.

pub mod choice;
pub mod later;
pub mod picture;
pub mod postcard;
pub mod toggle;
