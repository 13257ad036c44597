public import Binding

/// The state and the actions of the launch screen.
@MainActor
public protocol LaunchViewModelProtocol: LaunchFacts {
    /// True while the session is being read.
    var isOpening: ValueSource<Bool> { get }

    /// The reason for a failed attempt; empty if there was none.
    var error: Observable<String> { get }

    /// The session of the user; nil if nobody is logged in.
    var session: Session? { get }

    /// Reads the session.
    func open() async
}

extension LaunchViewModelProtocol {
    public var status: AccountStatus? { session?.status }
}
