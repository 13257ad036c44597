/// Tells which rules a new password breaks. A pure value, quick enough to ask at each key press.
public struct PasswordRules: Sendable {
    private let leaked: Set<String>

    /// The rules, with these leaked passwords, in small letters.
    public init(leaked: Set<String> = LeakedPasswords.known) {
        self.leaked = leaked
    }

    /// The rules that `password` breaks, in their order; none if it is good.
    ///
    /// Without an old password, as in a reset, that rule is not broken; nor is that of the email
    /// without an email.
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
