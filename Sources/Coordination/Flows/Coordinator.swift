public import WaylineRouting

/// Owns a flow: it declares the flow's screens and child flows, and handles their results.
///
/// A coordinator lives exactly as long as its flow is in the navigation state. Its declarations are
/// static, so their closures cannot hold a coordinator.
///
/// ```swift
/// final class SignInCoordinator: Coordinator {
///     static let flow = Flow<SignInCoordinator>(.password) {
///         FlowScreen(.password) { _ in PasswordScreen() }
///     }
/// }
/// ```
@MainActor
public protocol Coordinator: BindingOwner {
    /// The flow's result, e.g. `Bool` or a struct; `NoOutput` if it has none.
    associatedtype Output: Codable & Sendable = NoOutput

    /// The flow's screens and child flows: `static let flow = Flow<LoginCoordinator>(.login) { ...
    /// }`.
    static var flow: Flow<Self> { get }

    /// Called when the flow has begun.
    func start()

    /// Called when the flow has ended and its screens have left.
    func stop()
}

extension Coordinator {
    public func start() {}

    public func stop() {}

    /// Applies `transition` to the flow that the user is in, if the guards allow it.
    ///
    /// The request is superseded if this coordinator's flow has ended, or if the state no longer
    /// has the given `revision`. The guards of the screens that leave get the `departure`.
    @discardableResult
    public func go(
        _ transition: Transition, ifStill revision: Int? = nil,
        leaving departure: Departure = .transition
    ) -> NavigationAttempt {
        guard let connection = Connection.existing(of: self), let handler = connection.handler
        else { return NavigationAttempt(.superseded) }
        return handler.go(transition, by: connection, ifStill: revision, leaving: departure)
    }

    /// The revision of the current state; nil before the flow begins and after it has ended. Pass
    /// it with a request that must not come too late.
    public var revision: Int? { Connection.existing(of: self)?.handler?.revision }

    /// Returns the transition that ends the flow with its result.
    public func finish(_ output: Output) -> Transition {
        .finish(with: FlowOutput(output))
    }
}

/// The result of a child flow. The parent gets exactly one, however the flow ends.
public enum FlowResult<Output> {
    /// The flow finished with this value.
    case finished(Output)

    /// The flow was left in any other way: back, a dismissal, a new root, a link, a restored state,
    /// or the end of its parent.
    case cancelled
}

extension FlowResult: Equatable where Output: Equatable {}

extension FlowResult: Sendable where Output: Sendable {}
