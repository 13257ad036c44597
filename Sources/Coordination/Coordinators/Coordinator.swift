/// Owns a flow: it declares the flow's screens and child flows, and what is made of their results.
///
/// A coordinator lives exactly as long as its flow is in the navigation state. What it declares is
/// the same for every coordinator of its type, so it holds no closures and cannot be held by them.
@MainActor
public protocol Coordinator: AnyObject {
    /// What the flow ends with; `NoOutput` where there is nothing to tell.
    associatedtype Output: Codable & Sendable = NoOutput

    /// The flow's screens and child flows: `static let flow = Flow<LoginCoordinator>(.login) { ... }`.
    static var flow: Flow<Self> { get }

    /// The coordinator's way to others: `let way = Way()`.
    var way: Way { get }

    /// The flow has begun.
    func start()

    /// The flow has ended, and its screens are gone.
    func stop()
}

extension Coordinator {
    public func start() {}

    public func stop() {}

    /// Applies `transition` to the flow that the user is in, through the guards.
    ///
    /// It is superseded where this coordinator's flow has ended, and, with `revision`, where the state
    /// has moved on since.
    @discardableResult
    public func go(_ transition: Transition, ifStill revision: Int? = nil) -> Attempt {
        way.go(transition, revision)
    }
}

/// What a flow ends with that has nothing to tell.
public struct NoOutput: Hashable, Codable, Sendable {
    /// The only value there is.
    public init() {}
}
