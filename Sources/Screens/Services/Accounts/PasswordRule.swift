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
