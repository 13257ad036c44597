/// What is known about the password that a user has just proved to know.
public enum AccountStatus: String, CaseIterable, Codable, Sendable {
    case valid
    case expired
    case leaked
}
