extension AccountError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .wrongCredentials:
            "No account has this email and password. Try again, or choose 'Forgot password'."
        case .slowedDown(let seconds):
            "Too many wrong passwords for this account. Wait \(Self.span(seconds)), then try again."
        case .notAnEmail(let text):
            "'\(text)' is not an email address: it takes a name, '@' and a domain, "
                + "e.g. 'you@example.com'."
        case .noName:
            "The name is empty: fill in what others shall see."
        case .emailTaken(let email):
            "There is an account for '\(email)' already. Log in, or choose 'Forgot password'."
        case .passwordRefused(let rules):
            rules.map(\.description).joined(separator: " ")
        case .wrongCode:
            "This code is wrong, used or too old. Ask for a new one."
        case .wrongOldPassword:
            "This is not your password of today. Type it again."
        case .notLoggedIn:
            "You are not logged in any more. Log in again."
        case .fault(let fault):
            fault.description
        }
    }

    /// Rounded up, so that whoever waits that long has waited long enough.
    private static func span(_ seconds: Int) -> String {
        if seconds <= 1 { return "1 second" }
        if seconds <= 90 { return "\(seconds) seconds" }
        return "\((seconds + 59) / 60) minutes"
    }
}
