import Binding

/// A new password, typed twice and checked at each key press.
@MainActor
final class NewPassword {
    /// The password as typed so far.
    let password = Observable("")

    /// The password as typed the second time.
    let again = Observable("")

    /// The rules that the password breaks, as sentences; empty if nothing is typed.
    let passwordError: Derived<String>

    /// The problem if the two differ; empty if they do not.
    let againError: Derived<String>

    /// True if the password breaks no rule, and both fields have it.
    let isGood: Derived<Bool>

    /// A new password for the account of `email`. It must differ from the value of `old`.
    init(email: String, old: Observable<String> = Observable(""), words: Words) {
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
