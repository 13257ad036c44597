import Screens

/// A device on which a user is logged in.
struct Device: Sendable {
    let number: Int
    let services: Services
}
