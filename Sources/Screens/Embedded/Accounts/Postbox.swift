/// Takes letters to users.
public protocol Postbox: Sendable {
    /// Brings a letter to the one it is for.
    func post(_ letter: ResetLetter) async
}
