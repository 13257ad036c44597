/// Why a route was not followed. Nothing has changed when it is thrown.
public indirect enum RoutingError: Error, Hashable, Sendable {
    /// A route that the router does not know.
    case unknownRoute(RouteID, known: [RouteID])

    /// A pop where only one screen is left, of a flow that has nowhere to go back to.
    case lastScreen(RouteID)

    /// A pop to a screen that is not in the stack.
    case notInStack(RouteID, stack: [RouteID])

    /// A dismissal where nothing was presented.
    case nothingToDismiss

    /// The end of a flow that has no parent.
    case rootCannotFinish(RouteID)

    /// The choice of a tab that is not there.
    case unknownTab(RouteID, known: [RouteID])

    /// A root of no screens.
    case emptyStack

    /// Flows begun from flows without end.
    case tooManyFlows(limit: Int)

    /// Parameters that could not be encoded.
    case invalidParameters(RouteID, RouteParametersError)

    /// A screen or a flow that could not be made, for the reason that its maker gives.
    case unmade(RouteID, because: String)

    /// A refusal by the guard of this route; the reason is for the user.
    case guarded(RouteID, because: String)

    /// Guards that lead from one to another and back, all of them in order.
    case redirectLoop([RouteID])

    /// A change that had to wait for another one, which was called off; the guard of this route still
    /// does not allow it.
    case calledOff(RouteID)

    /// A change that was given up by who asked for it.
    case cancelled

    /// Navigation that led to more navigation without end; the routes in it.
    case runaway([RouteID], limit: Int)

    /// An answer that the alert does not offer; none where there is no alert.
    case unknownAnswer(String, known: [String])

    /// A step to where the history does not reach.
    case notInHistory(Int, count: Int)

    /// A link that cannot be read.
    case unreadableLink(LinkError)

    /// A link that leads nowhere.
    case unmatchedLink(LinkMatchError)

    /// A link, where the navigator was given none.
    case noLinks(String)

    /// The known route with the fewest letters to change, the first of equals; nil if none is known.
    public var nearest: RouteID? {
        switch self {
        case .unknownRoute(let id, let known), .unknownTab(let id, let known):
            known.nearest(to: id.rawValue, by: \.rawValue)
        case .lastScreen, .notInStack, .nothingToDismiss, .rootCannotFinish, .emptyStack,
            .tooManyFlows, .invalidParameters, .unmade, .guarded, .redirectLoop, .calledOff,
            .cancelled, .runaway, .unknownAnswer, .notInHistory, .unreadableLink, .unmatchedLink,
            .noLinks:
            nil
        }
    }
}
