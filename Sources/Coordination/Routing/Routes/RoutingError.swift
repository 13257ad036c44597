/// The reason why a request was refused. Nothing has changed then.
public indirect enum RoutingError: Error, Hashable, Sendable {
    /// A route that the router does not know.
    case unknownRoute(RouteName, known: [RouteName])

    /// A pop from the only screen of a flow that back cannot leave.
    case lastScreen(RouteName)

    /// A pop to a screen that is not in the stack.
    case notInStack(RouteName, stack: [RouteName])

    /// A pop to an entry that is not among the ways back.
    case noWayBack(to: Int)

    /// A dismissal, but nothing is presented.
    case nothingToDismiss

    /// The end of a flow that has no parent.
    case rootCannotFinish(RouteName)

    /// The selection of a tab that does not exist.
    case unknownTab(RouteName, known: [RouteName])

    /// A `stack` transition without screens.
    case emptyStack

    /// More flows above each other than the limit.
    case tooManyFlows(limit: Int)

    /// Parameters that could not be encoded.
    case invalidParameters(RouteName, RouteParametersError)

    /// A screen or a flow that could not be made, with the reason: of the closure that makes it, or
    /// of its declaration.
    case couldNotMake(RouteName, because: String)

    /// A refusal by the guard of this route; the reason is for the user.
    case guarded(RouteName, because: String)

    /// Guards that redirect to each other in a circle, in order.
    case redirectLoop([RouteName])

    /// A change that waited for another one, e.g. a login. The user has left that, and the guard of
    /// this route still does not allow the change.
    case calledOff(RouteName)

    /// A request that its sender has cancelled.
    case cancelled

    /// Navigation that caused more and more navigation, with its routes.
    case runaway([RouteName], limit: Int)

    /// An answer that the alert does not offer. `known` is empty if there is no alert.
    case unknownAnswer(String, known: [String])

    /// A link that cannot be read.
    case unreadableLink(LinkError)

    /// A link that matches no pattern.
    case unmatchedLink(LinkMatchError)

    /// A link was opened, but the navigator has no table of links.
    case noLinks(String)

    /// A key that does nothing, of a button or an action with this title on a screen that is shown.
    /// No request was refused.
    case unusableKey(String, of: String, because: String)

    /// The most similar known route; the first if several are equally similar. Nil if none is
    /// similar.
    public var nearest: RouteName? {
        if case .unknownRoute(let id, let known) = self {
            known.nearest(to: id.rawValue, below: id.rawValue.nearLimit, by: \.rawValue)
        } else if case .unknownTab(let id, let known) = self {
            known.nearest(to: id.rawValue, below: id.rawValue.nearLimit, by: \.rawValue)
        } else {
            nil
        }
    }
}

extension RoutingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownRoute(let id, let known):
            known.isEmpty
                ? "'\(id)' is not a route here: there are no routes."
                : "'\(id)' is not a route here. The routes are \(list(known))."
                    + (nearest.map { " Did you mean '\($0)'?" } ?? "")
        case .lastScreen(let route):
            "'\(route)' is the last screen: nothing lies below it to go back to. Replace it "
                + "instead."
        case .notInStack(let route, let stack):
            "'\(route)' is not in the stack: there are \(list(stack)). Push it, or pop to one of "
                + "these."
        case .noWayBack(let id):
            "There is no way back to the entry \(id): go back to one of the state's waysBack."
        case .nothingToDismiss:
            "There is nothing to dismiss: neither an alert nor a presented screen is shown."
        case .rootCannotFinish(let route):
            "'\(route)' cannot finish: it is the root flow. Replace its screens with .root instead."
        case .unknownTab(let route, let known):
            known.isEmpty
                ? "'\(route)' is not a tab: there are none here."
                : "'\(route)' is not a tab: there are \(list(known))."
        case .emptyStack:
            "A flow needs at least one screen: name one."
        case .tooManyFlows(let limit):
            "No more than \(limit) flows can lie over each other: finish one first."
        case .invalidParameters(_, .unreadable(let error, let screen)):
            "\(RouteParametersError.unreadable(error, screen: screen))"
        case .invalidParameters(let route, let error):
            "'\(route)' was given parameters that cannot be passed on: \(error)"
        case .couldNotMake(let route, let reason):
            "'\(route)' could not be made: \(reason)"
        case .guarded(let route, let reason):
            "'\(route)' is guarded: "
                + (reason.isEmpty ? "its guard does not allow this now." : reason)
        case .redirectLoop(let routes):
            "Guards redirect in a circle: \(routes.map(\.rawValue).joined(separator: " -> ")). "
                + "Change one of them to return .allow."
        case .calledOff(let route):
            "'\(route)' is refused: its guard required another step first, and that step was "
                + "cancelled or did not help. Try again."
        case .cancelled:
            "The request was cancelled while it waited."
        case .runaway(let routes, let limit):
            "Navigation has led to navigation \(limit) times in a row"
                + (routes.isEmpty ? ". " : ": \(list(routes)). ")
                + "Find the observer that navigates on each change, and stop it."
        case .unknownAnswer(let answer, let known):
            known.isEmpty
                ? "\(answer.inQuotes) is not an answer: no alert is shown."
                : "\(answer.inQuotes) is not an answer: there are "
                    + known.map(\.inQuotes).joined(separator: ", ") + "."
        case .unreadableLink(let error): "\(error)"
        case .unmatchedLink(let error): "\(error)"
        case .noLinks(let link):
            "\(link.linkInQuotes) cannot be opened: the navigator has no link table. "
                + "Pass one as `links`."
        case .unusableKey(let key, let title, let reason):
            "\(title.inQuotes) cannot have the key \(key.inQuotes): \(reason)"
        }
    }

    private func list(_ routes: [RouteName]) -> String {
        routes.map { "'\($0)'" }.joined(separator: ", ")
    }
}
