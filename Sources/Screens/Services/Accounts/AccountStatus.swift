/// What is known about the password that a user has just proved to know.
public enum AccountStatus: String, CaseIterable, Codable, Sendable {
    /// It may stay as it is.
    case valid

    /// It is too old, and has to be changed.
    case expired

    /// Others know it, and it has to be changed.
    case leaked
}
