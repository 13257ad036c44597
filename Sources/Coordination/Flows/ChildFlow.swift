public import Binding
public import WaylineRouting

/// Declares how a flow makes a child flow, and how it handles the result.
///
/// The handler is part of the declaration, so it also gets the result of a child flow that is restored
/// in a new process, or that ends with its parent. The handler's transition is applied before other
/// requests, and only if the user is then in the parent's flow.
///
/// ```swift
/// ChildFlow(.signIn) { _ in
///     SignInCoordinator()
/// } onResult: { user, result in
///     if case .finished = result { user.isLoggedIn.value = true }
///     return .stay
/// }
/// ```
@MainActor
public struct ChildFlow<Owner: Coordinator, Child: Coordinator, Input: Codable> {
    let plan: ChildPlan

    /// The child flow of `route`, which needs no input.
    public init(
        _ route: RouteID<NoInput>, file: StaticString = #fileID, line: UInt = #line,
        make: @escaping @MainActor (Owner) throws -> Child,
        onResult: @escaping @MainActor (Owner, FlowResult<Child.Output>) -> Transition
    ) where Input == NoInput {
        self.init(
            route.name, Declaration(file: file, line: line),
            make: { owner, _ in try make(owner) }, onResult: onResult)
    }

    /// The child flow of `route`, made from the input that it declares.
    public init(
        _ route: RouteID<Input>, file: StaticString = #fileID, line: UInt = #line,
        make: @escaping @MainActor (Owner, Input) throws -> Child,
        onResult: @escaping @MainActor (Owner, FlowResult<Child.Output>) -> Transition
    ) {
        self.init(
            route.name, Declaration(file: file, line: line),
            make: { owner, parameters in
                try make(owner, parameters.decode(Input.self, for: route.name))
            }, onResult: onResult)
    }

    private init(
        _ route: RouteName, _ declaration: Declaration,
        make: @escaping @MainActor (Owner, RouteParameters) throws -> Child,
        onResult: @escaping @MainActor (Owner, FlowResult<Child.Output>) -> Transition
    ) {
        plan = ChildPlan(
            route: route, declaration: declaration, flow: { Child.flow.plan },
            make: { try make($0.narrowed(), $1) },
            handler: { parameters throws(RouteParametersError) in
                guard let parameters else { return { onResult($0.narrowed(), .cancelled) } }
                let output = try parameters.decode(Child.Output.self, for: route)
                return { onResult($0.narrowed(), .finished(output)) }
            })
    }

    /// Asks `check` before the flow begins.
    public func onEnter(
        _ check: @escaping @MainActor (Owner, Destination) -> Verdict
    ) -> ChildFlow {
        changing { $0.entryGuards.append(.now { check($0.narrowed(), $1) }) }
    }

    /// Asks `check` before the flow begins, and waits for the answer.
    ///
    /// In the closures of a `static let`, Swift 6.3 refuses to await a function outside the main actor.
    /// Write such a check as a method of the coordinator, and call it.
    public func onEnter(
        _ check: @escaping @MainActor (Owner, Destination) async -> Verdict
    ) -> ChildFlow {
        changing { $0.entryGuards.append(.later { await check($0.narrowed(), $1) }) }
    }

    /// Lets the flow be entered as long as the value holds, and does `otherwise` if it does not: when
    /// the flow is to be entered, and when the value turns false while it is there.
    ///
    /// Then the flow ends as cancelled, with all that lies over it, and no guard is asked about that.
    public func onEnter(
        while condition: @escaping @MainActor (Owner) -> ValueSource<Bool>,
        otherwise: Verdict
    ) -> ChildFlow {
        let condition = Condition(source: { condition($0.narrowed()) }, otherwise: otherwise)
        return changing {
            $0.entryGuards.append(condition.entryGuard)
            $0.conditions.append(condition)
        }
    }

    private func changing(_ change: (ChildPlan) -> Void) -> ChildFlow {
        ChildFlow(plan: plan.copy(change))
    }

    private init(plan: ChildPlan) {
        self.plan = plan
    }
}
