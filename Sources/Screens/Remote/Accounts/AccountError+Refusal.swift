extension AccountError {
    /// What a refusal means; nil if it is none of an account.
    init?(_ refusal: Refusal) {
        switch refusal.error {
        case .wrongCredentials: self = .wrongCredentials
        case .slowedDown: self = .slowedDown(seconds: max(1, refusal.seconds ?? 1))
        case .notAnEmail: self = .notAnEmail(refusal.email ?? "")
        case .noName: self = .noName
        case .emailTaken: self = .emailTaken(refusal.email ?? "")
        case .passwordRefused:
            guard let rules = refusal.rules, !rules.isEmpty else { return nil }
            self = .passwordRefused(rules)
        case .wrongOldPassword: self = .wrongOldPassword
        case .wrongCode: self = .wrongCode
        case .unknown, .ownProfile, .alreadyFriends: return nil
        }
    }
}
