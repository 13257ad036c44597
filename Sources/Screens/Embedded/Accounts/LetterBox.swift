/// Where the letters of an app arrive that sends no mail.
public protocol LetterBox: Sendable {
    /// The last letter to `email`, if there is one.
    func letter(to email: String) async -> ResetLetter?
}
