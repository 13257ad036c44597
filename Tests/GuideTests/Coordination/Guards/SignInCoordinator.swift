import Wayline

final class SignInCoordinator: Coordinator {
    static let flow = Flow<SignInCoordinator>(.password) {
        FlowScreen(.password) { _ in PasswordScreen() }
    }
}

extension Destination<NoInput, NoOutput> {
    static let signIn = Self("sign-in")
    static let password = Self("password")
}
