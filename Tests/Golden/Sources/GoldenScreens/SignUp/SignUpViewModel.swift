import Binding
import WaylineRouting

/// The values of the screen.
struct SignUpEntry: ScreenInput {
    let name: String
    @Secret var password: String
    @Secret var oldPassword: String?
}

/// The state and the rules of the screen.
@MainActor
final class SignUpViewModel {
    let name = Observable("")
    let password = Observable("")
    let oldPassword = Observable("")
    private(set) lazy var canFinish = Derived(name, password) { !$0.isEmpty && !$1.isEmpty }
    let input: SignUpInput

    init(_ input: SignUpInput) {
        self.input = input
    }

    /// The values; nil if one is missing.
    var entry: SignUpEntry? {
        guard !name.value.isEmpty, !password.value.isEmpty else { return nil }
        return SignUpEntry(
            name: name.value, password: password.value,
            oldPassword: oldPassword.value.isEmpty ? nil : oldPassword.value)
    }
}
