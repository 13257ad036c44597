import Wayline

/// Owns the flow, which begins with the screen.
final class SignUpCoordinator: Coordinator {
    typealias Output = SignUpEntry

    private static let first = Destination<NoInput, NoOutput>(
        Destination.signUp.name)

    static let flow = Flow<SignUpCoordinator>(first) {
        FlowScreen(first) { owner in
            SignUpScreen(viewModel: SignUpViewModel(owner.input))
        }
    }

    private let input: SignUpInput

    init(_ input: SignUpInput) {
        self.input = input
    }
}
