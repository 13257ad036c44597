public import Binding

/// What the first step of signing up shows and does.
@MainActor
public protocol SignUpDetailsViewModelProtocol: SignUpDetailsFacts {
    /// As it is typed.
    var name: Observable<String> { get }

    /// As it is typed.
    var email: Observable<String> { get }

    /// What is wrong with the email; empty where nothing is, and as long as nothing is typed.
    var emailError: Derived<String> { get }

    /// Whether both are filled in as they should be.
    var canGoOn: Derived<Bool> { get }
}

extension SignUpDetailsViewModelProtocol {
    /// Both, as they are now.
    public var details: SignUpDetails {
        get { SignUpDetails(name: name.value, email: email.value) }
        set {
            name.value = newValue.name
            email.value = newValue.email
        }
    }

    public var isComplete: Bool { canGoOn.value }
}
