import Binding

/// The state and the rules of the first step of signing up.
@MainActor
final class SignUpDetailsViewModel {
    let name = Observable("")
    let email = Observable("")
    let emailError: Derived<String>
    let canGoOn: Derived<Bool>

    /// A view model with empty fields.
    init(words: Words) {
        emailError = email.map {
            $0.isEmpty || EmailAddress($0) != nil
                ? "" : AccountError.notAnEmail($0).text(in: words)
        }
        canGoOn = Derived(name, email) { name, email in
            !name.allSatisfy(\.isWhitespace) && EmailAddress(email) != nil
        }
    }
}
