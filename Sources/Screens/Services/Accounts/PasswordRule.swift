/// What a new password must be like.
public enum PasswordRule: String, CaseIterable, Codable, Sendable {
    /// It has at least `least` characters.
    case longEnough

    /// It has at most `most` bytes.
    case shortEnough

    /// It has no control character, as a line feed is one.
    case oneLine

    /// It is not the one before.
    case notTheOldOne

    /// It is neither the email nor what stands there before the "@".
    case notTheEmail

    /// It is not on the list of those that others know.
    case notLeaked

    /// How many characters it takes.
    public static let least = 10

    /// How many bytes of UTF-8 it may have: what can be hashed.
    public static let most = 256
}

extension PasswordRule: CustomStringConvertible {
    /// The rule, in English.
    public var description: String { text(in: .english) }

    /// The rule, as a sentence to show beside the field.
    public func text(in words: Words) -> String {
        switch self {
        case .longEnough: words(.longEnough, Self.least)
        case .shortEnough: words(.shortEnough, Self.most)
        case .oneLine: words[.oneLine]
        case .notTheOldOne: words[.notTheOldOne]
        case .notTheEmail: words[.notTheEmail]
        case .notLeaked: words[.notLeaked]
        }
    }
}
