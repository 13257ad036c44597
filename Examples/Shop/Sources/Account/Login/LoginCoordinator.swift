import Wayline

/// Owns the login. It finishes when the user has logged in.
final class LoginCoordinator: Coordinator {
    static let flow = Flow<LoginCoordinator>(.credentials) {
        ScreenRoute(.credentials) { login in
            LoginScreen(viewModel: LoginViewModel(login.session))
        }
    }

    private let session: Session

    init(session: Session) {
        self.session = session
    }
}

extension RouteID<NoInput> {
    static let credentials = Self("credentials")
}
