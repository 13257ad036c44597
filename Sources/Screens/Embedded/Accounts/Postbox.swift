/// Takes letters to users.
public protocol Postbox: Sendable {
    func post(_ letter: ResetLetter) async
}
