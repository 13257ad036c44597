/// What is known about the password that a user has just proved to know.
public enum AccountStatus: CaseIterable, Sendable {
    case valid
    case expired
    case leaked
}
