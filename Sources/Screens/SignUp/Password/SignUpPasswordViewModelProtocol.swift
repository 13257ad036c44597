public import Binding

/// The state and the actions of the last step of signing up.
@MainActor
public protocol SignUpPasswordViewModelProtocol: SignUpPasswordFacts {
    /// The details of the new user.
    var details: SignUpDetails { get }

    /// The new password, typed twice.
    var newPassword: NewPassword { get }

    /// True while an attempt is under way.
    var isSigningUp: ValueSource<Bool> { get }

    /// True if the password is good, and no attempt is under way.
    var canSignUp: Derived<Bool> { get }

    /// Sends the result of each attempt.
    var results: Signal<Result<Session, AccountError>> { get }

    /// Makes the account, and logs in.
    func signUp() async
}
