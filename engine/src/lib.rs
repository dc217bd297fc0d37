//! The rules of Atoll's games, and nothing but the rules.
