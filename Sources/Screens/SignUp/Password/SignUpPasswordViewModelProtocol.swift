public import Binding

/// What the last step of signing up shows and does.
@MainActor
public protocol SignUpPasswordViewModelProtocol: SignUpPasswordFacts {
    /// Who signs up.
    var details: SignUpDetails { get }

    /// The new one, typed twice.
    var newPassword: NewPassword { get }

    /// Whether an attempt is on its way.
    var isSigningUp: ValueSource<Bool> { get }

    /// Whether the password is good, and nothing is on its way.
    var canSignUp: Derived<Bool> { get }

    /// Tells how each attempt went.
    var results: Signal<Result<Session, AccountError>> { get }

    /// Makes the account, and logs in.
    func signUp() async
}
