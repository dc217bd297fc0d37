//! Lost Cities on the play screen: a pencilled sheet on a desk, six dice beside it.
//! `view_model` and `outlook` decide what is drawn, `words` what is said, the rest draws.

mod outlook;
mod view_model;
mod words;
