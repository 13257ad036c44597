public import Binding

/// The state of the first step of signing up.
@MainActor
public protocol SignUpDetailsViewModelProtocol: SignUpDetailsFacts {
    /// The name as typed so far.
    var name: Observable<String> { get }

    /// The email as typed so far.
    var email: Observable<String> { get }

    /// The problem with the email; empty if there is none, or if nothing is typed.
    var emailError: Derived<String> { get }

    /// True if both fields are filled in and valid.
    var canGoOn: Derived<Bool> { get }
}

extension SignUpDetailsViewModelProtocol {
    /// The values of both fields.
    public var details: SignUpDetails {
        get { SignUpDetails(name: name.value, email: email.value) }
        set {
            name.value = newValue.name
            email.value = newValue.email
        }
    }

    public var isComplete: Bool { canGoOn.value }
}
