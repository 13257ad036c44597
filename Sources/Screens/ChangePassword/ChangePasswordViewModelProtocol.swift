public import Binding

/// The state and the actions of the change password screen.
@MainActor
public protocol ChangePasswordViewModelProtocol: ChangePasswordFacts {
    /// The reason for the change.
    var reason: String { get }

    /// The old password as typed so far.
    var oldPassword: Observable<String> { get }

    /// The new password, typed twice.
    var newPassword: NewPassword { get }

    /// The service's objection to the old password; empty if there is none.
    var oldPasswordError: Observable<String> { get }

    /// True while an attempt is under way.
    var isChanging: ValueSource<Bool> { get }

    /// True if all fields are filled in by the rules, and no attempt is under way.
    var canChange: Derived<Bool> { get }

    /// Sends the result of each attempt.
    var results: Signal<Result<Session, AccountError>> { get }

    /// Changes the password.
    func change() async
}
