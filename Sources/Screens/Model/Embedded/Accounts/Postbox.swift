public import Wayline

/// Delivers letters to users.
public protocol Postbox: Sendable {
    /// Delivers a letter to its recipient.
    func post(_ letter: ResetLetter) async
}

/// The mailbox of an app that sends no email.
public protocol LetterBox: Sendable {
    /// Returns the last letter to `email`; nil if there is none.
    func letter(to email: String) async -> ResetLetter?
}

/// The letter to a user who forgot the password.
public struct ResetLetter: Sendable {
    /// The recipient.
    public let email: String
    /// The code, as the user types it.
    @Secret public var code: String
    /// The minutes for which the code is valid.
    public let minutes: Int

    /// A letter with a code.
    public init(email: String, code: String, minutes: Int) {
        self.email = email
        self.code = code
        self.minutes = minutes
    }
}

/// Keeps letters in memory, for the app or a test to read.
public actor MemoryPostbox: Postbox, LetterBox {
    private var letters: [String: ResetLetter] = [:]

    /// An empty postbox.
    public init() {}

    public func post(_ letter: ResetLetter) {
        letters[letter.email] = letter
    }

    /// Returns the last letter to `email`; nil if there is none.
    public func letter(to email: String) -> ResetLetter? {
        letters[email.lowercased()]
    }
}
