/// A router's decision, as a value. It has no effect until it is applied to a navigation state.
///
/// It speaks of the flow that the user is in: the innermost, in the selected tab, over which nothing
/// lies. ``unwind`` makes that the app's own.
///
/// ```swift
/// let decision = Transition.push("article", ["id": 7])
/// let fromAnywhere = Transition.sequence([.unwind, decision])
/// let state = try NavigationState(root: "home").applying(fromAnywhere)
/// XCTAssertEqual(state.top.parameters["id"], 7)
/// ```
public enum Transition: Hashable, Codable, Sendable {
    /// Go nowhere, for a reason that the screen can show.
    case stay(because: String)

    /// Show this on top of what is shown now.
    case push(Destination)

    /// Show this in place of the screen on top.
    case replace(Destination)

    /// Show these, the last on top, in place of all screens of the flow.
    case stack([Destination])

    /// Go back by one screen; from the first screen of a child flow, out of the flow.
    case pop

    /// Go back to the screen of this route, the uppermost of several. Where it is on top, nothing
    /// changes.
    case popTo(RouteName)

    /// Go back to the first screen of the flow. Where it is on top, nothing changes.
    case popToRoot

    /// Show this over the flow until it is dismissed.
    case present(Destination)

    /// Put away the alert, or else what was presented last.
    case dismiss

    /// Show the tab of this name, as it was left. Where it is shown, nothing changes.
    case select(RouteName)

    /// Begin a child flow.
    case start(Destination)

    /// End the flow with a result.
    case finish(with: RouteParameters)

    /// End all that lies over the app's own flow in the tab that is shown, which is then spoken of.
    ///
    /// A transition that works from anywhere, like that of a link, begins with it. The flows that end
    /// have no result. If nothing lies over it, nothing changes.
    case unwind

    /// Begin this child flow of the app's own in place of all that lies over that: back does not lead
    /// out of it.
    ///
    /// If it has been entered already, with the same parameters, it stays, in its tab, and all that lies
    /// over it ends. So a link can lead to a part of the app from anywhere.
    case enter(Destination)

    /// Ask or tell the user something.
    case alert(Alert)

    /// Do these in order, all or none.
    case sequence([Transition])
}

extension Transition {
    /// Go nowhere.
    public static var stay: Transition { .stay(because: "") }

    /// End the flow without a result to tell.
    public static var finish: Transition { .finish(with: .none) }

    /// End the flow with a result that its parent reads typed.
    public static func finish(_ result: some Encodable) -> Transition {
        .finish(with: RouteParameters(result))
    }

    /// Show this on top of what is shown now.
    public static func push(_ route: RouteName, _ parameters: RouteParameters = .none) -> Transition
    {
        .push(Destination(route, parameters))
    }

    /// Show this on top of what is shown now, with the input that its screen declares.
    public static func push(_ route: RouteName, _ input: some Encodable) -> Transition {
        .push(Destination(route, input))
    }

    /// Show this in place of the screen on top.
    public static func replace(_ route: RouteName, _ parameters: RouteParameters = .none)
        -> Transition
    {
        .replace(Destination(route, parameters))
    }

    /// Show this in place of the screen on top, with the input that its screen declares.
    public static func replace(_ route: RouteName, _ input: some Encodable) -> Transition {
        .replace(Destination(route, input))
    }

    /// Show this in place of all screens of the flow.
    public static func root(_ route: RouteName, _ parameters: RouteParameters = .none) -> Transition
    {
        .stack([Destination(route, parameters)])
    }

    /// Show this in place of all screens of the flow, with the input that its screen declares.
    public static func root(_ route: RouteName, _ input: some Encodable) -> Transition {
        .stack([Destination(route, input)])
    }

    /// Show this over the flow until it is dismissed.
    public static func present(_ route: RouteName, _ parameters: RouteParameters = .none)
        -> Transition
    {
        .present(Destination(route, parameters))
    }

    /// Show this over the flow until it is dismissed, with the input that its screen declares.
    public static func present(_ route: RouteName, _ input: some Encodable) -> Transition {
        .present(Destination(route, input))
    }

    /// Begin a child flow.
    public static func start(_ route: RouteName, _ parameters: RouteParameters = .none)
        -> Transition
    {
        .start(Destination(route, parameters))
    }

    /// Begin a child flow, with the input that it declares.
    public static func start(_ route: RouteName, _ input: some Encodable) -> Transition {
        .start(Destination(route, input))
    }

    /// Have this child flow take the place of all that lies over the app's own.
    public static func enter(_ route: RouteName, _ parameters: RouteParameters = .none)
        -> Transition
    {
        .enter(Destination(route, parameters))
    }

    /// Have this child flow, with the input that it declares, take the place of all that lies over the
    /// app's own.
    public static func enter(_ route: RouteName, _ input: some Encodable) -> Transition {
        .enter(Destination(route, input))
    }
}

extension Transition {
    /// The reason for which it stays; nil if it gives none.
    package var reason: String? {
        if case .sequence(let steps) = self { return steps.lazy.compactMap(\.reason).first }
        guard case .stay(let reason) = self, !reason.isEmpty else { return nil }
        return reason
    }

    /// The first route that it names; nil if it names none.
    package var route: RouteName? {
        switch self {
        case .push(let destination), .replace(let destination), .present(let destination),
            .start(let destination), .enter(let destination):
            destination.route
        case .stack(let destinations): destinations.last?.route
        case .popTo(let route), .select(let route): route
        case .sequence(let steps): steps.lazy.compactMap(\.route).first
        case .stay, .pop, .popToRoot, .dismiss, .finish, .unwind, .alert: nil
        }
    }

    /// The main flow that it leads to; nil if it leads to none.
    package var entered: Destination? {
        if case .sequence(let steps) = self { return steps.lazy.compactMap(\.entered).last }
        if case .enter(let destination) = self { return destination }
        return nil
    }

    /// True if it is about the screen on top, which it takes away.
    package var takesAway: Bool {
        switch self {
        case .pop, .dismiss, .finish, .replace: true
        case .sequence(let steps): steps.first?.takesAway ?? false
        case .stay, .push, .stack, .popTo, .popToRoot, .unwind, .enter, .present, .select, .start,
            .alert:
            false
        }
    }

    /// The transition with every secret taken out, for logs.
    public var redacted: Transition {
        switch self {
        case .push(let destination): .push(destination.redacted)
        case .replace(let destination): .replace(destination.redacted)
        case .stack(let destinations): .stack(destinations.map(\.redacted))
        case .present(let destination): .present(destination.redacted)
        case .start(let destination): .start(destination.redacted)
        case .enter(let destination): .enter(destination.redacted)
        case .finish(let result): .finish(with: result.redacted)
        case .sequence(let transitions): .sequence(transitions.map(\.redacted))
        case .stay, .pop, .popTo, .popToRoot, .dismiss, .select, .unwind, .alert: self
        }
    }
}
