/// What is kept of a session outside of the database: it opens it again. It is in one file, and is
/// shown nowhere.
struct SessionTicket: Codable, Sendable {
    let session: String
    let token: String
}
