public import Binding
public import WaylineRouting

/// Declares how a flow makes a child flow, and how it handles the result.
///
/// The destination's output is the type that the child flow returns.
///
/// The handler is part of the declaration, so it also gets the result of a child flow that is
/// restored in a new process, or that ends with its parent. The handler's transition is applied
/// before other requests, and only if the user is then in the parent's flow.
///
/// A child flow whose guard takes its time, or asks the user, is made again after the answer.
///
/// ```swift
/// ChildFlow(.signIn) { _ in
///     SignInCoordinator()
/// } onResult: { user, result in
///     if case .finished = result { user.isLoggedIn.value = true }
///     return .stay
/// }
/// ```
public struct ChildFlow<Owner: Coordinator, Child: Coordinator, Input: Codable>: Sendable {
    let plan: ChildPlan

    /// The child flow that `destination` names, which needs no input.
    public init(
        _ destination: Destination<NoInput, Child.Output>,
        file: StaticString = #fileID, line: UInt = #line,
        make: @escaping @MainActor (Owner) throws -> Child,
        onResult: @escaping @MainActor (Owner, FlowResult<Child.Output>) -> Transition = { _, _ in
            .stay
        }
    ) where Input == NoInput {
        self.init(
            destination.name,
            Declaration(file: file, line: line, type: Child.self, input: Input.self),
            make: { owner, _ in try make(owner) }, onResult: onResult)
    }

    /// The child flow that `destination` names, made from the input that it declares.
    public init(
        _ destination: Destination<Input, Child.Output>,
        file: StaticString = #fileID, line: UInt = #line,
        make: @escaping @MainActor (Owner, Input) throws -> Child,
        onResult: @escaping @MainActor (Owner, FlowResult<Child.Output>) -> Transition = { _, _ in
            .stay
        }
    ) {
        self.init(
            destination.name,
            Declaration(file: file, line: line, type: Child.self, input: Input.self),
            make: { owner, parameters in
                try make(owner, parameters.decode(Input.self, for: destination.name))
            }, onResult: onResult)
    }

    /// A child flow that returns something else than its destination says.
    @available(*, unavailable, message: "the child flow has another Output than its destination")
    public init<Output>(
        _ destination: Destination<NoInput, Output>,
        make: @escaping @MainActor (Owner) throws -> Child,
        onResult: @escaping @MainActor (Owner, FlowResult<Child.Output>) -> Transition = { _, _ in
            .stay
        }
    ) where Input == NoInput {
        preconditionFailure()
    }

    /// A child flow that returns something else than its destination says.
    @available(*, unavailable, message: "the child flow has another Output than its destination")
    public init<Output>(
        _ destination: Destination<Input, Output>,
        make: @escaping @MainActor (Owner, Input) throws -> Child,
        onResult: @escaping @MainActor (Owner, FlowResult<Child.Output>) -> Transition = { _, _ in
            .stay
        }
    ) {
        preconditionFailure()
    }

    private init(
        _ route: RouteName, _ declaration: Declaration,
        make: @escaping @MainActor (Owner, RouteParameters) throws -> Child,
        onResult: @escaping @MainActor (Owner, FlowResult<Child.Output>) -> Transition
    ) {
        plan = ChildPlan(
            route: route, declaration: declaration, flow: { Child.flow.plan },
            make: { try make($0.narrowed(), $1) },
            rules: RouteRules(resultReader: { output throws(RouteParametersError) in
                let result = try FlowResult<Child.Output>(output, of: route)
                return { owner, _ in onResult(owner.narrowed(), result) }
            }))
    }

    /// Passes the result to the screen below the flow, or to one of its child screens, if that is
    /// an `Asker` and has not left. The parent's `onResult` then gets the result, too.
    ///
    /// The screen is found by its entry, so it gets the result also if the place was saved and
    /// restored in between.
    public func returns<Asker>(
        to asker: Asker.Type,
        _ receive: @escaping @MainActor (Asker, FlowResult<Child.Output>) -> Void
    ) -> ChildFlow {
        let route = plan.route
        return changing { rules in
            let rest = rules.resultReader
            rules.resultReader = { output throws(RouteParametersError) in
                let handler = try rest?(output)
                let result = try FlowResult<Child.Output>(output, of: route)
                return { owner, askers in
                    askers().first(Asker.self).map { receive($0, result) }
                    return handler?(owner, askers) ?? .stay
                }
            }
        }
    }

    /// Asks `check` before the flow begins.
    public func onEnter(
        _ check: @escaping @MainActor (Owner, PlaceStep) -> Verdict
    ) -> ChildFlow {
        changing { $0.entryGuards.append(.now { check($0.narrowed(), $1) }) }
    }

    /// Asks `check` before the flow begins, and waits for the answer.
    public func onEnter(
        _ check: @escaping @MainActor (Owner, PlaceStep) async -> Verdict
    ) -> ChildFlow {
        changing { $0.entryGuards.append(.later { await check($0.narrowed(), $1) }) }
    }

    /// Allows the flow to be entered only while the value is true; otherwise, `otherwise` applies.
    /// If the value turns false while the flow is there, the flow ends as cancelled, with
    /// everything above it, and `otherwise` applies.
    ///
    /// Only the `onLeave` guards for `Departure.session` are asked then. If `otherwise` is
    /// impossible or refused, or if the state changes before a guard or the user has answered, the
    /// flow only ends.
    ///
    /// With `.ask`, the flow stays if the user says "yes", until the value turns false the next
    /// time. The question goes away when the value is true again.
    public func onEnter(
        while condition: @escaping @MainActor (Owner) -> ValueSource<Bool>,
        otherwise: Verdict
    ) -> ChildFlow {
        let condition = Condition(source: { condition($0.narrowed()) }, otherwise: otherwise)
        return changing { $0.add(condition) }
    }

    /// Restores places that an older version of the app has saved with an input of type `Old`, as
    /// for a ``FlowScreen``.
    public func migrating<Old: Codable>(
        _ change: @escaping @MainActor (Old) -> Input
    ) -> ChildFlow {
        changing { $0.migrations.append(Migration(change)) }
    }

    private func changing(_ change: (inout RouteRules) -> Void) -> ChildFlow {
        ChildFlow(plan: plan.copy(change))
    }

    private init(plan: ChildPlan) {
        self.plan = plan
    }
}

extension FlowResult where Output: Decodable {
    /// Reads the result of the flow of `route`; nil means that the flow was cancelled.
    init(_ output: FlowOutput?, of route: RouteName) throws(RouteParametersError) {
        guard let output else {
            self = .cancelled
            return
        }
        self = .finished(try output.read(as: Output.self, of: route))
    }
}

extension [any Screen] {
    /// Returns the first screen of this type; nil if there is none.
    func first<Kind>(_ kind: Kind.Type) -> Kind? {
        for screen in self {
            if let found = screen as? Kind { return found }
        }
        return nil
    }
}
