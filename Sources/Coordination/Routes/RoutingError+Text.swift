extension RoutingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownRoute(let id, let known):
            nearest.map {
                "'\(id)' is not a route: known here are \(list(known)). Did you mean '\($0)'?"
            } ?? "'\(id)' is not a route: none is known here."
        case .lastScreen(let route):
            "'\(route)' is the last screen: nothing lies below it to go back to. Replace it instead."
        case .notInStack(let route, let stack):
            "'\(route)' is not in the stack: there are \(list(stack)). Push it, or pop to one of these."
        case .nothingToDismiss:
            "There is nothing to dismiss: neither an alert nor a presented screen is shown."
        case .rootCannotFinish(let route):
            "'\(route)' cannot finish: it is the flow that the app consists of. Give it a new root."
        case .unknownTab(let route, let known):
            known.isEmpty
                ? "'\(route)' is not a tab: there are none here."
                : "'\(route)' is not a tab: there are \(list(known))."
        case .emptyStack:
            "A flow cannot be left without a screen: name at least one."
        case .tooManyFlows(let limit):
            "No more than \(limit) flows can lie over each other: finish one first."
        case .invalidParameters(let route, let error):
            "'\(route)' was given parameters that cannot be passed on: \(error)"
        }
    }

    private func list(_ routes: [RouteID]) -> String {
        routes.map { "'\($0)'" }.joined(separator: ", ")
    }
}
