public import Binding

/// What the last step of signing up shows and does.
@MainActor
public protocol SignUpPasswordViewModelProtocol: AnyObject {
    /// Who signs up.
    var details: SignUpDetails { get }

    var newPassword: NewPassword { get }

    var isSigningUp: ValueSource<Bool> { get }

    /// Whether the password is good, and nothing is on its way.
    var canSignUp: Derived<Bool> { get }

    /// Tells how each attempt went.
    var results: Signal<Result<Session, AccountError>> { get }

    /// Who has signed up; nil before that.
    var session: Session? { get }

    /// Why the last attempt failed.
    var failure: String? { get }

    func signUp() async
}
