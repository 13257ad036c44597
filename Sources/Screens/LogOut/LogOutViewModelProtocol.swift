public import Binding

/// The state and the actions of the log out screen.
@MainActor
public protocol LogOutViewModelProtocol: LogOutFacts {
    /// True while an attempt is under way.
    var isLoggingOut: ValueSource<Bool> { get }

    /// The reason for a failed attempt; empty if there was none.
    var error: Observable<String> { get }

    /// Ends the session.
    func logOut() async
}
