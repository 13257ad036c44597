public import Binding

/// What the change password screen shows and does.
@MainActor
public protocol ChangePasswordViewModelProtocol: ChangePasswordFacts {
    /// Why the password has to be changed.
    var reason: String { get }

    /// As it is typed.
    var oldPassword: Observable<String> { get }

    /// The new one, typed twice.
    var newPassword: NewPassword { get }

    /// What the service has found wrong with the old password; empty before that.
    var oldPasswordError: Observable<String> { get }

    /// Whether an attempt is on its way.
    var isChanging: ValueSource<Bool> { get }

    /// Whether all is filled in as the rules want it, and nothing is on its way.
    var canChange: Derived<Bool> { get }

    /// Tells how each attempt went.
    var results: Signal<Result<Session, AccountError>> { get }

    /// Changes the password.
    func change() async
}
