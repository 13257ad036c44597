/// Why a route was not followed. Nothing has changed when it is thrown.
public enum RoutingError: Error, Equatable {
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

    /// The known route with the fewest letters to change, the first of equals; nil if none is known.
    public var nearest: RouteID? {
        switch self {
        case .unknownRoute(let id, let known), .unknownTab(let id, let known):
            known.nearest(to: id.rawValue, by: \.rawValue)
        case .lastScreen, .notInStack, .nothingToDismiss, .rootCannotFinish, .emptyStack,
            .tooManyFlows, .invalidParameters:
            nil
        }
    }
}
