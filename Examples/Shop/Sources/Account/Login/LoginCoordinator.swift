import Wayline
import Words

/// Owns the login. It finishes when the user has logged in.
final class LoginCoordinator: Coordinator {
    static let flow = Flow<LoginCoordinator>(.credentials) {
        FlowScreen(.credentials) { login in
            LoginScreen(
                viewModel: LoginViewModel(login.session, words: login.words), words: login.words)
        }
    }

    private let session: Session
    private let words: Words

    init(session: Session, words: Words) {
        self.session = session
        self.words = words
    }
}

extension Destination<NoInput, NoOutput> {
    static let credentials = Self("credentials")
}
