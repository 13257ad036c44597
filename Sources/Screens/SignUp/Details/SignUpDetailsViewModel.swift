public import Binding

/// The state and the rules of the first step of signing up.
public final class SignUpDetailsViewModel: SignUpDetailsViewModelProtocol {
    public let name = Observable("")
    public let email = Observable("")
    public let emailError: Derived<String>
    public let canGoOn: Derived<Bool>

    /// A view model with empty fields.
    public init(words: Words) {
        emailError = email.map {
            $0.isEmpty || EmailAddress($0) != nil
                ? "" : AccountError.notAnEmail($0).text(in: words)
        }
        canGoOn = Derived(name, email) { name, email in
            !name.allSatisfy(\.isWhitespace) && EmailAddress(email) != nil
        }
    }
}
