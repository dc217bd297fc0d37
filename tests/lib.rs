//! What the integration tests share: the fixture game that proves the contract.
