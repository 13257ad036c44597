/// Checks new passwords against the rules. It is a pure value, fast enough for each key press.
public struct PasswordRules: Sendable {
    private let leaked: Set<String>

    /// The rules, with these leaked passwords in lowercase.
    public init(leaked: Set<String> = LeakedPasswords.known) {
        self.leaked = leaked
    }

    /// Returns the rules that `password` breaks, in their order; empty if it is good.
    ///
    /// A rule about the old password or the email holds if there is none.
    public func broken(
        by password: String, old: String? = nil, email: String = ""
    ) -> [PasswordRule] {
        PasswordRule.allCases.filter { !holds($0, password, old, email.lowercased()) }
    }

    private func holds(
        _ rule: PasswordRule, _ password: String, _ old: String?, _ email: String
    ) -> Bool {
        let plain = password.lowercased()
        return switch rule {
        case .longEnough: password.count >= PasswordRule.least
        case .shortEnough: password.utf8.count <= PasswordRule.most
        case .oneLine:
            !password.unicodeScalars.contains { $0.properties.generalCategory == .control }
        case .notTheOldOne: password != old
        case .notTheEmail: email.isEmpty || (plain != email && plain != localPart(of: email))
        case .notLeaked: !leaked.contains(plain)
        }
    }

    private func localPart(of email: String) -> String {
        String(email.prefix { $0 != "@" })
    }
}

/// A rule for new passwords.
public enum PasswordRule: String, CaseIterable, Codable, Sendable {
    /// It has at least `least` characters.
    case longEnough

    /// It has at most `most` bytes.
    case shortEnough

    /// It has no control character, such as a line feed.
    case oneLine

    /// It differs from the old password.
    case notTheOldOne

    /// It is neither the email nor the part of it before the "@".
    case notTheEmail

    /// It is not on the list of leaked passwords.
    case notLeaked

    /// The smallest number of characters.
    public static let least = 10

    /// The largest number of UTF-8 bytes: as many as can be hashed.
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

/// Passwords from lists of leaked ones that are long enough to be chosen.
public enum LeakedPasswords {
    /// The passwords, in lowercase.
    public static let known: Set<String> = [
        "1234567890", "0123456789", "0987654321", "1111111111", "0000000000", "12345678910",
        "123456789a", "1q2w3e4r5t", "1qaz2wsx3edc", "qwertyuiop", "asdfghjkl;", "q1w2e3r4t5",
        "password12", "password123", "password1234", "passw0rd123", "iloveyou123", "letmein123",
        "welcome123", "welcome2024", "administrator", "changeme123", "correct horse battery staple",
        "matkhau123", "anhyeuem123", "mua xuan 2023",
    ]
}
