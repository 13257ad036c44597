public import Binding

/// What the log out screen shows and does.
@MainActor
public protocol LogOutViewModelProtocol: LogOutFacts {
    var isLoggingOut: ValueSource<Bool> { get }

    /// Why the user is logged in still; empty where there is nothing to say.
    var error: Observable<String> { get }

    func logOut() async
}
