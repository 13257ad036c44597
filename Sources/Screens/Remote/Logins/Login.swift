/// What is kept of a user who is logged in, also between runs. It is in one file, and is shown
/// nowhere.
struct Login: Codable, Sendable {
    /// Tells it from every other login, also of the same user.
    let id: String
    /// The one API that its tokens are for.
    let api: String
    var session: Session
    /// Opens the API for a short while.
    var access: String
    /// Gets new access tokens.
    var refresh: String
}
