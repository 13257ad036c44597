extension AccountError: CustomStringConvertible {
    /// What is wrong, and what to do, in English.
    public var description: String { text(in: .english) }

    /// What is wrong, and what to do.
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

    /// Rounded up, so that whoever waits that long has waited long enough.
    private static func span(_ seconds: Int, _ words: Words) -> String {
        if seconds <= 1 { return words[.oneSecond] }
        if seconds <= 90 { return words(.seconds, seconds) }
        return words(.minutes, (seconds + 59) / 60)
    }
}
