/// Keeps letters in memory, where whoever plays the user can read them.
public actor MemoryPostbox: Postbox, LetterBox {
    private var letters: [String: ResetLetter] = [:]

    /// A box without letters.
    public init() {}

    public func post(_ letter: ResetLetter) {
        letters[letter.email] = letter
    }

    /// The last letter to `email`, if there is one.
    public func letter(to email: String) -> ResetLetter? {
        letters[email.lowercased()]
    }
}
