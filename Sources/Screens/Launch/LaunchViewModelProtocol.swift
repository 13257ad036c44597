public import Binding

/// What the launch screen shows and does.
@MainActor
public protocol LaunchViewModelProtocol: LaunchFacts {
    /// Whether what is kept is being read.
    var isOpening: ValueSource<Bool> { get }

    /// Why it is not known who is logged in; empty where there is nothing to say.
    var error: Observable<String> { get }

    /// Who is logged in; nil if nobody is.
    var session: Session? { get }

    /// Finds out who is logged in.
    func open() async
}

extension LaunchViewModelProtocol {
    public var status: AccountStatus? { session?.status }
}
