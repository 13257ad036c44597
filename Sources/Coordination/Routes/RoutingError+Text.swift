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
        case .invalidParameters(_, .unreadable(let error, let screen)):
            "\(RouteParametersError.unreadable(error, screen: screen))"
        case .invalidParameters(let route, let error):
            "'\(route)' was given parameters that cannot be passed on: \(error)"
        case .unmade(let route, let reason):
            "'\(route)' could not be made: \(reason)"
        case .guarded(let route, let reason):
            "'\(route)' is guarded: \(reason.isEmpty ? "its guard does not allow this now." : reason)"
        case .redirectLoop(let routes):
            "Guards lead in a circle: \(routes.map(\.rawValue).joined(separator: " -> ")). "
                + "Have one of them allow what the others lead to."
        case .calledOff(let route):
            "'\(route)' was waited for in vain: what had to come first was called off."
        case .cancelled:
            "This was given up while it waited."
        case .runaway(let routes, let limit):
            "Navigation has led to navigation \(limit) times in a row"
                + (routes.isEmpty ? ". " : ": \(list(routes)). ")
                + "Look for what navigates whenever something has changed."
        case .unknownAnswer(let answer, let known):
            known.isEmpty
                ? "\(answer.inQuotes) is not asked for: there is no alert."
                : "\(answer.inQuotes) is not an answer: there are "
                    + known.map(\.inQuotes).joined(separator: ", ") + "."
        case .notInHistory(let index, let count):
            "The history has no state \(index): there are \(count), from 0 on."
        case .unreadableLink(let error): "\(error)"
        case .unmatchedLink(let error): "\(error)"
        case .noLinks(let link):
            "\(link.linkInQuotes) leads nowhere: the navigator was given no links."
        }
    }

    private func list(_ routes: [RouteID]) -> String {
        routes.map { "'\($0)'" }.joined(separator: ", ")
    }
}
