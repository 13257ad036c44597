import Wayline

/// The user who is signed in, if there is one.
@MainActor
final class Session {
    /// True as long as somebody is signed in.
    let isSignedIn: Derived<Bool>

    /// The phone number of the user's last claim, which fills in that of the next one.
    var lastPhone = ""

    private let current = Observable<String?>(nil)
    private let passwords = ["an@example.com": "sen hong", "binh@example.com": "tra xanh"]

    init() {
        isSignedIn = current.map { $0 != nil }
    }

    /// The email of the user; nil if nobody is signed in.
    var user: ValueSource<String?> { current }

    /// The email of the user; empty if nobody is signed in.
    var name: String { current.value ?? "" }

    /// Signs in the user, and returns false if the password is wrong.
    func signIn(email: String, password: String) -> Bool {
        guard passwords[email] == password else { return false }
        current.value = email
        return true
    }

    func signOut() {
        lastPhone = ""
        current.value = nil
    }
}
