import Wayline

final class SignInCoordinator: Coordinator {
    static let flow = Flow<SignInCoordinator>(.password) {
        ScreenRoute(.password) { _ in PasswordScreen() }
    }

    let way = Way()
}

extension RouteName {
    static let signIn: RouteName = "sign-in"
    static let password: RouteName = "password"
}
