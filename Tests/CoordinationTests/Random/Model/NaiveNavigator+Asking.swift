import Coordination
import WaylineRouting

/// The operations of a walk, as the model carries them out.
extension NaiveNavigator {
    /// The top screen's router decides on `transition`.
    func perform(_ transition: Transition, _ number: Int) {
        let request = NaiveRequest(number, .user, decider: state.top.id)
        alert == nil ? submit(request, .transition(transition)) : settle(request, .superseded)
    }

    /// A screen below the top asks.
    func performTooLate(_ number: Int) {
        settle(NaiveRequest(number, .user), .superseded)
    }

    func performUnknown(_ route: RouteName, _ number: Int) {
        let request = NaiveRequest(number, .user)
        if alert == nil {
            answer(request, .refused(.unknownRoute(route, known: ["go"])))
        } else {
            settle(request, .superseded)
        }
    }

    func go(_ transition: Transition, isLate: Bool, _ number: Int) {
        let request = NaiveRequest(number, .code)
        isLate ? settle(request, .superseded) : submit(request, .transition(transition))
    }

    func plain(_ transition: Transition, _ number: Int) {
        submit(NaiveRequest(number, .user), .transition(transition))
    }

    /// The alert that the user sees.
    var alert: Alert? { question?.alert ?? state.active.alert }

    func back(_ number: Int) {
        leave(by: alert == nil ? .pop : .dismiss, number)
    }

    /// The app itself asks.
    func goFromRoot(_ transition: Transition, _ number: Int) {
        if case .dismiss = transition, question != nil {
            decline()
            return go(.stay, isLate: false, number)
        }
        go(transition, isLate: false, number)
    }

    /// Back to one of the screens below the top, or to the top itself.
    func goBack(to way: Int, _ number: Int) {
        let ways = state.reachedByBack.flatMap { $0.stack.reversed() }.dropFirst()
        let entry = ways.isEmpty ? state.top : Array(ways)[way % ways.count]
        submit(NaiveRequest(number, .user, leaving: .back), .transition(.popToEntry(entry.id)))
    }

    func leave(by transition: Transition, _ number: Int) {
        let isAsked = question != nil
        decline()
        submit(
            NaiveRequest(number, .user, leaving: .back), .transition(isAsked ? .stay : transition))
    }

    /// `decision` is the router's, where the answer has a route.
    func answer(_ title: String, _ decision: Transition, _ number: Int) {
        let actions = alert?.actions ?? []
        guard let action = actions.first(where: { $0.title == title }) else {
            let error = RoutingError.unknownAnswer(title, known: actions.map(\.title))
            return answer(NaiveRequest(number, .user), .refused(error))
        }
        let away = question == nil ? Transition.dismiss : .stay
        let transition = action.route == nil ? away : Transition.sequence([away, decision])
        action.isYes ? agree() : decline()
        submit(NaiveRequest(number, .user, decider: state.top.id), .transition(transition))
    }

    func open(_ link: Result<Transition, RoutingError>, _ number: Int) {
        let request = NaiveRequest(number, .link, leaving: .link)
        switch link {
        case .success(let transition): submit(request, .transition(transition))
        case .failure(let error): answer(request, .refused(error))
        }
    }

    /// Restores a saved state, with new numbers.
    func restore(_ saved: NaiveState, _ number: Int) {
        var renumbering = NaiveRenumbering(from: state.nextID)
        let request = NaiveRequest(number, .restore, leaving: .restore)
        submit(request, .saved(renumbering.renumbered(saved), then: nil))
    }
}
