/// What a navigator is asked for.
enum Wish {
    /// The route of a screen.
    case route(RouteID, RouteParameters, from: any Screen)

    /// A route of the screen on top, or of one that it is composed of.
    case topRoute(RouteID, RouteParameters)

    /// The answer to an alert, by its title.
    case answer(String)

    /// A transition that the owner of this way has asked for.
    case transition(Transition, by: Way)

    /// What a coordinator has made of a result, for the flow of this number.
    case followUp(Transition, flow: Int)

    /// A transition that no one in particular has asked for.
    case plain(Transition)

    /// A deep link.
    case link(String)

    /// Back to where one came from.
    case back

    /// A step to a place of the history, which depends on where it is then.
    case travel(Step)

    /// A state that was saved before.
    case restore(NavigationState, Restoration)
}

extension Wish {
    /// The route that is asked for, or where a transition leads first.
    var route: RouteID? {
        switch self {
        case .route(let route, _, _), .topRoute(let route, _): route
        case .transition(let transition, _), .followUp(let transition, _), .plain(let transition):
            transition.route
        case .answer, .back, .link, .travel, .restore: nil
        }
    }

    /// What goes along with the route.
    var parameters: RouteParameters {
        switch self {
        case .route(_, let parameters, _), .topRoute(_, let parameters): parameters
        case .transition, .followUp, .plain, .answer, .back, .link, .travel, .restore: .none
        }
    }
}
