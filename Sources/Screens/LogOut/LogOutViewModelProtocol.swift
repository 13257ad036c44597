public import Binding

/// What the log out screen shows and does.
@MainActor
public protocol LogOutViewModelProtocol: LogOutFacts {
    /// Whether an attempt is on its way.
    var isLoggingOut: ValueSource<Bool> { get }

    /// Why the user is logged in still; empty where there is nothing to say.
    var error: Observable<String> { get }

    /// Logs out, wherever the session is kept.
    func logOut() async
}
