/// Where a user was, as it is kept between runs.
struct KeptPlace: Codable, Equatable, Sendable {
    /// Whose place it is; nil of nobody who was logged in.
    let user: String?

    /// The navigation as the navigator has saved it.
    let navigation: String
}
