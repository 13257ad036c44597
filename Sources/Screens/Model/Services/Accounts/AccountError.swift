/// A failure to log in or to change an account.
public enum AccountError: Error, Hashable, Sendable {
    /// The email is unknown, or the password is wrong. The error does not say which.
    case wrongCredentials
    /// There were too many wrong passwords in a row for this account.
    case slowedDown(seconds: Int)

    /// The text cannot be an email address.
    case notAnEmail(String)

    /// The name is empty.
    case noName

    /// The email already has an account.
    case emailTaken(String)
    /// The new password breaks these rules, which are not empty.
    case passwordRefused([PasswordRule])

    /// The old password is wrong.
    case wrongOldPassword
    /// The code is wrong, used, too old, or was tried too often.
    case wrongCode
    case notLoggedIn
    case fault(ServiceFault)
}

extension AccountError: CustomStringConvertible {
    /// The message to the user in English: the problem, and a way to solve it.
    public var description: String { text(in: .english) }

    /// Returns the message to the user: the problem, and a way to solve it.
    public func text(in words: Words) -> String {
        switch self {
        case .wrongCredentials: words[.wrongCredentials]
        case .slowedDown(let seconds): words(.slowedDown, Self.span(seconds, words))
        case .notAnEmail(let text): words(.notAnEmail, text)
        case .noName: words[.noName]
        case .emailTaken(let email): words(.emailTaken, email)
        case .passwordRefused(let rules): rules.map { $0.text(in: words) }.joined(separator: " ")
        case .wrongCode: words[.wrongCode]
        case .wrongOldPassword: words[.wrongOldPassword]
        case .notLoggedIn: words[.notLoggedIn]
        case .fault(let fault): fault.text(in: words)
        }
    }

    /// Returns the time in words, rounded up, so that it is always long enough.
    private static func span(_ seconds: Int, _ words: Words) -> String {
        if seconds <= 1 { return words[.oneSecond] }
        if seconds <= 90 { return words(.seconds, seconds) }
        return words(.minutes, (seconds + 59) / 60)
    }
}
