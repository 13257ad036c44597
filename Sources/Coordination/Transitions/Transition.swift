/// A router's decision, as a value. It has no effect until it is applied to a navigation state.
///
/// It speaks of the flow that the user is in: the innermost, in the selected tab, over which nothing
/// lies. ``unwind`` makes that the app's own.
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
    case popTo(RouteID)

    /// Go back to the first screen of the flow. Where it is on top, nothing changes.
    case popToRoot

    /// Show this over the flow until it is dismissed.
    case present(Destination)

    /// Put away the alert, or else what was presented last.
    case dismiss

    /// Show the tab of this name, as it was left. Where it is shown, nothing changes.
    case select(RouteID)

    /// Begin a child flow.
    case start(Destination)

    /// End the flow with a result.
    case finish(with: RouteParameters)

    /// End all that lies over the app's own flow in the tab that is shown, which is then spoken of.
    ///
    /// What leads somewhere from anywhere, like a link, begins with it. The flows that end have no
    /// result to tell. Where nothing lies over it, nothing changes.
    case unwind

    /// Have this child flow of the app's own take the place of all that lies over that: back does not
    /// lead out of it.
    ///
    /// Where it has been entered already, with the same parameters, it stays, in its tab, and what lies
    /// over it ends. So it also is how a link leads to a part of the app from anywhere.
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
    public static func push(_ route: RouteID, _ parameters: RouteParameters = .none) -> Transition {
        .push(Destination(route, parameters))
    }

    /// Show this on top of what is shown now, with the input that its screen declares.
    public static func push(_ route: RouteID, _ input: some Encodable) -> Transition {
        .push(Destination(route, input))
    }

    /// Show this in place of the screen on top.
    public static func replace(_ route: RouteID, _ parameters: RouteParameters = .none)
        -> Transition
    {
        .replace(Destination(route, parameters))
    }

    /// Show this in place of the screen on top, with the input that its screen declares.
    public static func replace(_ route: RouteID, _ input: some Encodable) -> Transition {
        .replace(Destination(route, input))
    }

    /// Show this in place of all screens of the flow.
    public static func root(_ route: RouteID, _ parameters: RouteParameters = .none) -> Transition {
        .stack([Destination(route, parameters)])
    }

    /// Show this in place of all screens of the flow, with the input that its screen declares.
    public static func root(_ route: RouteID, _ input: some Encodable) -> Transition {
        .stack([Destination(route, input)])
    }

    /// Show this over the flow until it is dismissed.
    public static func present(_ route: RouteID, _ parameters: RouteParameters = .none)
        -> Transition
    {
        .present(Destination(route, parameters))
    }

    /// Show this over the flow until it is dismissed, with the input that its screen declares.
    public static func present(_ route: RouteID, _ input: some Encodable) -> Transition {
        .present(Destination(route, input))
    }

    /// Begin a child flow.
    public static func start(_ route: RouteID, _ parameters: RouteParameters = .none) -> Transition
    {
        .start(Destination(route, parameters))
    }

    /// Begin a child flow, with the input that it declares.
    public static func start(_ route: RouteID, _ input: some Encodable) -> Transition {
        .start(Destination(route, input))
    }

    /// Have this child flow take the place of all that lies over the app's own.
    public static func enter(_ route: RouteID, _ parameters: RouteParameters = .none) -> Transition
    {
        .enter(Destination(route, parameters))
    }

    /// Have this child flow, with the input that it declares, take the place of all that lies over the
    /// app's own.
    public static func enter(_ route: RouteID, _ input: some Encodable) -> Transition {
        .enter(Destination(route, input))
    }
}
