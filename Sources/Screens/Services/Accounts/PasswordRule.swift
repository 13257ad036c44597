/// What a new password must be like.
public enum PasswordRule: String, CaseIterable, Codable, Sendable {
    case longEnough
    case shortEnough
    case oneLine
    case notTheOldOne
    case notTheEmail
    case notLeaked

    /// How many characters it takes.
    public static let least = 10

    /// How many bytes of UTF-8 it may have: what can be hashed.
    public static let most = 256
}

extension PasswordRule: CustomStringConvertible {
    /// The rule, as a sentence to show beside the field.
    public var description: String {
        switch self {
        case .longEnough: "The password needs at least \(Self.least) characters."
        case .shortEnough: "The password may take at most \(Self.most) bytes."
        case .oneLine: "The password may not contain control characters."
        case .notTheOldOne: "The new password must differ from the old one."
        case .notTheEmail: "The password may not be the email address, or the name in it."
        case .notLeaked: "This password is on lists of leaked ones: choose another."
        }
    }
}
