/// A router's decision, as a value. It has no effect until it is applied to a navigation state.
///
/// It speaks of the flow that the user is in: the innermost, in the selected tab, over which
/// nothing lies. ``unwind`` makes that the app's own.
///
/// ```swift
/// let decision = Transition.push(.article, ArticleInput(id: 7))
/// let fromAnywhere = Transition.sequence([.unwind, decision])
/// let state = try NavigationState(root: "home").applying(fromAnywhere)
/// XCTAssertEqual(state.top.parameters["id"], 7)
/// ```
public enum Transition: Hashable, Codable, Sendable {
    /// Go nowhere, for a reason that the screen can show.
    case stay(because: String)

    /// Show this on top of what is shown now.
    case pushing(Destination)

    /// Show this in place of the screen on top.
    case replacing(Destination)

    /// Show these, the last on top, in place of all screens of the flow.
    case stack([Destination])

    /// Go back by one screen; from the first screen of a child flow, out of the flow.
    case pop

    /// Go back to the screen of this route, the uppermost of several. Where it is on top, nothing
    /// changes.
    case poppingTo(RouteName)

    /// Go back to the screen at the entry of this number, out of the flows that lie over it. Where
    /// it is on top, nothing changes.
    case poppingToEntry(Int)

    /// Go back to the first screen of the flow. Where it is on top, nothing changes.
    case popToRoot

    /// Show this over the flow until it is dismissed.
    case presenting(Destination)

    /// Put away the alert, or else what was presented last.
    case dismiss

    /// Show the tab of this name, as it was left. Where it is shown, nothing changes.
    case selecting(RouteName)

    /// Begin a child flow.
    case starting(Destination)

    /// End the flow with a result.
    case finish(with: RouteParameters)

    /// End all that lies over the app's own flow in the tab that is shown, which is then spoken of.
    ///
    /// A transition that works from anywhere, like that of a link, begins with it. The flows that
    /// end have no result. If nothing lies over it, nothing changes.
    case unwind

    /// Begin this child flow of the app's own in place of all that lies over that: back does not
    /// lead out of it.
    ///
    /// If it has been entered already, with the same parameters, it stays, in its tab, and all that
    /// lies over it ends. So a link can lead to a part of the app from anywhere.
    case entering(Destination)

    /// Ask or tell the user something.
    case alert(Alert)

    /// Do these in order, all or none.
    case sequence([Transition])
}

extension Transition {
    /// Go nowhere.
    public static var stay: Transition { .stay(because: "") }

    /// End the flow without a result to tell. With one, see ``Router/finish(_:)``.
    public static var finish: Transition { .finish(with: .none) }

    /// Go back to the screen of this route, the uppermost of several.
    public static func popTo<Input>(_ route: RouteID<Input>) -> Transition {
        .poppingTo(route.name)
    }

    /// Go back to the screen of this name, the uppermost of several.
    public static func popTo(_ route: RouteName) -> Transition {
        .poppingTo(route)
    }

    /// Go back to the screen at this entry, one of the state's ``NavigationState/waysBack``.
    public static func popTo(_ entry: NavigationEntry) -> Transition {
        .poppingToEntry(entry.id)
    }

    /// Show the tab of this name, as it was left.
    public static func select(_ tab: RouteID<NoInput>) -> Transition {
        .selecting(tab.name)
    }

    /// Show the message of a failure in an alert; stay if the message is nil.
    public static func failure(_ message: String?) -> Transition {
        message.map { .alert(Alert($0)) } ?? .stay
    }
}

/// The transitions to a screen or a flow. Each has three forms: for one that needs no input, for
/// one with the input that it declares, and for a name and parameters that come as text, such as
/// those of a link.
extension Transition {
    /// Show this on top of what is shown now.
    public static func push(_ route: RouteID<NoInput>) -> Transition {
        .pushing(Destination(route))
    }

    /// Show this on top of what is shown now, with the input that it declares.
    public static func push<Input>(_ route: RouteID<Input>, _ input: Input) -> Transition {
        .pushing(Destination(route, input))
    }

    /// Show this on top of what is shown now, by its name.
    public static func push(_ route: RouteName, _ parameters: RouteParameters) -> Transition {
        .pushing(Destination(route, parameters))
    }

    /// Show this in place of the screen on top.
    public static func replace(_ route: RouteID<NoInput>) -> Transition {
        .replacing(Destination(route))
    }

    /// Show this in place of the screen on top, with the input that it declares.
    public static func replace<Input>(_ route: RouteID<Input>, _ input: Input) -> Transition {
        .replacing(Destination(route, input))
    }

    /// Show this in place of the screen on top, by its name.
    public static func replace(_ route: RouteName, _ parameters: RouteParameters) -> Transition {
        .replacing(Destination(route, parameters))
    }

    /// Show this in place of all screens of the flow.
    public static func root(_ route: RouteID<NoInput>) -> Transition {
        .stack([Destination(route)])
    }

    /// Show this in place of all screens of the flow, with the input that it declares.
    public static func root<Input>(_ route: RouteID<Input>, _ input: Input) -> Transition {
        .stack([Destination(route, input)])
    }

    /// Show this in place of all screens of the flow, by its name.
    public static func root(_ route: RouteName, _ parameters: RouteParameters) -> Transition {
        .stack([Destination(route, parameters)])
    }

    /// Show this over the flow until it is dismissed.
    public static func present(_ route: RouteID<NoInput>) -> Transition {
        .presenting(Destination(route))
    }

    /// Show this over the flow until it is dismissed, with the input that it declares.
    public static func present<Input>(_ route: RouteID<Input>, _ input: Input) -> Transition {
        .presenting(Destination(route, input))
    }

    /// Show this over the flow until it is dismissed, by its name.
    public static func present(_ route: RouteName, _ parameters: RouteParameters) -> Transition {
        .presenting(Destination(route, parameters))
    }

    /// Begin a child flow.
    public static func start(_ route: RouteID<NoInput>) -> Transition {
        .starting(Destination(route))
    }

    /// Begin a child flow, with the input that it declares.
    public static func start<Input>(_ route: RouteID<Input>, _ input: Input) -> Transition {
        .starting(Destination(route, input))
    }

    /// Begin a child flow, by its name.
    public static func start(_ route: RouteName, _ parameters: RouteParameters) -> Transition {
        .starting(Destination(route, parameters))
    }

    /// Begin this child flow in place of all that lies over the app's own flow.
    public static func enter(_ route: RouteID<NoInput>) -> Transition {
        .entering(Destination(route))
    }

    /// Begin this child flow in place of all that lies over the app's own flow, with the input that
    /// it declares.
    public static func enter<Input>(_ route: RouteID<Input>, _ input: Input) -> Transition {
        .entering(Destination(route, input))
    }

    /// Begin this child flow in place of all that lies over the app's own flow, by its name.
    public static func enter(_ route: RouteName, _ parameters: RouteParameters) -> Transition {
        .entering(Destination(route, parameters))
    }
}

/// A route that needs an input, without one: the message says what is missing.
extension Transition {
    @available(*, unavailable, message: "this route needs an input: pass it after the route")
    public static func push<Input>(_ route: RouteID<Input>) -> Transition { .stay }

    @available(*, unavailable, message: "this route needs an input: pass it after the route")
    public static func replace<Input>(_ route: RouteID<Input>) -> Transition { .stay }

    @available(*, unavailable, message: "this route needs an input: pass it after the route")
    public static func root<Input>(_ route: RouteID<Input>) -> Transition { .stay }

    @available(*, unavailable, message: "this route needs an input: pass it after the route")
    public static func present<Input>(_ route: RouteID<Input>) -> Transition { .stay }

    @available(*, unavailable, message: "this route needs an input: pass it after the route")
    public static func start<Input>(_ route: RouteID<Input>) -> Transition { .stay }

    @available(*, unavailable, message: "this route needs an input: pass it after the route")
    public static func enter<Input>(_ route: RouteID<Input>) -> Transition { .stay }
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
        case .pushing(let destination), .replacing(let destination), .presenting(let destination),
            .starting(let destination), .entering(let destination):
            destination.route
        case .stack(let destinations): destinations.last?.route
        case .poppingTo(let route), .selecting(let route): route
        case .sequence(let steps): steps.lazy.compactMap(\.route).first
        case .stay, .pop, .poppingToEntry, .popToRoot, .dismiss, .finish, .unwind, .alert: nil
        }
    }

    /// The main flow that it leads to; nil if it leads to none.
    package var entered: Destination? {
        if case .sequence(let steps) = self { return steps.lazy.compactMap(\.entered).last }
        if case .entering(let destination) = self { return destination }
        return nil
    }

    /// True if it leads to the same place from any flow.
    package var isFromAnywhere: Bool {
        switch self {
        case .unwind, .entering: true
        case .sequence(let steps): steps.first?.isFromAnywhere ?? false
        case .stay, .pushing, .replacing, .stack, .pop, .poppingTo, .poppingToEntry, .popToRoot,
            .presenting, .dismiss, .selecting, .starting, .finish, .alert:
            false
        }
    }

    /// True if it is about the screen on top, which it takes away.
    package var takesAway: Bool {
        switch self {
        case .pop, .dismiss, .finish, .replacing: true
        case .sequence(let steps): steps.first?.takesAway ?? false
        case .stay, .pushing, .stack, .poppingTo, .poppingToEntry, .popToRoot, .unwind, .entering,
            .presenting, .selecting, .starting, .alert:
            false
        }
    }

    /// The transition with every secret taken out, for logs.
    public var redacted: Transition {
        switch self {
        case .pushing(let destination): .pushing(destination.redacted)
        case .replacing(let destination): .replacing(destination.redacted)
        case .stack(let destinations): .stack(destinations.map(\.redacted))
        case .presenting(let destination): .presenting(destination.redacted)
        case .starting(let destination): .starting(destination.redacted)
        case .entering(let destination): .entering(destination.redacted)
        case .finish(let result): .finish(with: result.redacted)
        case .sequence(let transitions): .sequence(transitions.map(\.redacted))
        case .stay, .pop, .poppingTo, .poppingToEntry, .popToRoot, .dismiss, .selecting, .unwind,
            .alert:
            self
        }
    }
}
