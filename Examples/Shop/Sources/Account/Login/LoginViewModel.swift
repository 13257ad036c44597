import Wayline
import Words

/// The state of the login.
@MainActor
final class LoginViewModel {
    let email = Observable("")
    let password = Observable("")
    let canLogIn: Derived<Bool>

    /// The text of the last failure; empty if there was none.
    let error: Derived<String>

    private let request = Request<Void, LoginError>()
    private let session: Session

    init(_ session: Session, words: Words) {
        self.session = session
        canLogIn = Derived(email, password, request.isRunning) {
            !$0.isEmpty && !$1.isEmpty && !$2
        }
        error = request.error.map { $0?.text(words) ?? "" }
    }

    var isLoggedIn: Bool { session.isLoggedIn.value }

    func logIn() async {
        let (session, email, password) = (session, email.value, password.value)
        await request.run { () async throws(LoginError) in
            try await session.logIn(email: email, password: password)
        }
    }
}
