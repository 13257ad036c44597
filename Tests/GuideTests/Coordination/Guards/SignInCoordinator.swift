import Wayline

final class SignInCoordinator: Coordinator {
    static let flow = Flow<SignInCoordinator>(.password) {
        ScreenRoute(.password) { _ in PasswordScreen() }
    }
}

extension RouteID<NoInput> {
    static let signIn = Self("sign-in")
    static let password = Self("password")
}
