import Binding

/// The same view model as Binding would have it.
final class RegistrationForm {
    let name = Observable("")
    let password = Observable("")
    let repeated = Observable("")
    let canRegister: Derived<Bool>

    init() {
        canRegister = Derived(name, password, repeated) { name, password, repeated in
            !name.isEmpty && password.count >= 8 && password == repeated
        }
    }
}
