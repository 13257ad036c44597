import Wayline

final class SignInCoordinator: Coordinator {
    static let flow = Flow<SignInCoordinator>(.password) {
        ScreenRoute(.password) { _ in PasswordScreen() }
    }

    let way = Way()
}

extension RouteID {
    static let signIn: RouteID = "sign-in"
    static let password: RouteID = "password"
}
