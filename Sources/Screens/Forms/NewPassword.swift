public import Binding

/// A new password, typed twice, and what is wrong with it at each key.
@MainActor
public final class NewPassword {
    /// As it is typed.
    public let password = Observable("")

    /// As it is typed the second time.
    public let again = Observable("")

    /// The rules that the password breaks, as sentences; empty as long as nothing is typed.
    public let passwordError: Derived<String>

    /// Tells that the two differ; empty where they do not.
    public let againError: Derived<String>

    /// Whether it breaks no rule, and was typed twice the same.
    public let isGood: Derived<Bool>

    /// A new password for the account of `email`, which must differ from what `old` holds.
    public init(email: String, old: Observable<String> = Observable(""), words: Words) {
        let rules = PasswordRules()
        let broken = Derived(password, old) { rules.broken(by: $0, old: $1, email: email) }
        passwordError = Derived(password, broken) { password, broken in
            password.isEmpty ? "" : broken.map { $0.text(in: words) }.joined(separator: " ")
        }
        againError = Derived(password, again) { password, again in
            again.isEmpty || again == password ? "" : words[.notTheSame]
        }
        isGood = Derived(password, again, broken) { $2.isEmpty && $0 == $1 }
    }
}
