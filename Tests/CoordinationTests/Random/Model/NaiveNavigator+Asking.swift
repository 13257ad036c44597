import Coordination
import WaylineRouting

/// What the model makes of the operations of a walk.
extension NaiveNavigator {
    /// The top screen's router decides on `transition`.
    func perform(_ transition: Transition, _ number: Int) {
        let request = NaiveRequest(.transition(transition), .user, number, decider: state.top.id)
        alert == nil ? submit(request) : settle(request, .superseded)
    }

    /// A screen below the top asks.
    func performTooLate(_ number: Int) {
        settle(NaiveRequest(.transition(.stay), .user, number), .superseded)
    }

    func performUnknown(_ route: RouteName, _ number: Int) {
        let request = NaiveRequest(.transition(.stay), .user, number)
        if alert == nil {
            answer(request, .refused(.unknownRoute(route, known: ["go"])))
        } else {
            settle(request, .superseded)
        }
    }

    func go(_ transition: Transition, isLate: Bool, _ number: Int) {
        let request = NaiveRequest(.transition(transition), .code, number)
        isLate ? settle(request, .superseded) : submit(request)
    }

    func plain(_ transition: Transition, _ number: Int) {
        submit(NaiveRequest(.transition(transition), .user, number))
    }

    /// The alert that the user sees.
    private var alert: Alert? { question?.alert ?? state.active.alert }

    func back(_ number: Int) {
        leave(by: alert == nil ? .pop : .dismiss, number)
    }

    /// The app itself asks.
    func goFromRoot(_ transition: Transition, _ number: Int) {
        if case .dismiss = transition, question != nil {
            return decline(before: NaiveRequest(.transition(.stay), .code, number))
        }
        go(transition, isLate: false, number)
    }

    /// Does not go on with what the user was asked about. A restored state goes on without the
    /// place.
    private func decline(before request: NaiveRequest) {
        guard let question, question.request.isCut else {
            endQuestion(.stayed(because: ""))
            return submit(request)
        }
        self.question = nil
        queue.append(.declined(question, at: state.revision))
        submit(request)
    }

    /// Back to one of the screens below the top, or to the top itself.
    func goBack(to way: Int, _ number: Int) {
        let ways = state.reachedByBack.flatMap { $0.stack.reversed() }.dropFirst()
        let entry = ways.isEmpty ? state.top : Array(ways)[way % ways.count]
        submit(
            NaiveRequest(
                .transition(.popToEntry(entry.id)), .user, number, leaving: .back))
    }

    func leave(by transition: Transition, _ number: Int) {
        if question != nil {
            return decline(before: NaiveRequest(.transition(.stay), .user, number))
        }
        submit(NaiveRequest(.transition(transition), .user, number, leaving: .back))
    }

    /// `decision` is the router's, where the answer has a route.
    func answer(_ title: String, _ decision: Transition, _ number: Int) {
        let actions = alert?.actions ?? []
        guard let action = actions.first(where: { $0.title == title }) else {
            let error = RoutingError.unknownAnswer(title, known: actions.map(\.title))
            return answer(NaiveRequest(.transition(.stay), .user, number), .refused(error))
        }
        let away = question == nil ? Transition.dismiss : .stay
        let transition = action.route == nil ? away : Transition.sequence([away, decision])
        let request = NaiveRequest(.transition(transition), .user, number, decider: state.top.id)
        if let question, action.isYes {
            self.question = nil
            if let id = question.check.place?.id, state.ids.contains(id) {
                settle(question.request, .stayed(because: ""))
                return settle(request, .stayed(because: ""))
            }
            settle(request, .stayed(because: ""))
            var going = question.request
            if let screen = question.check.leaving { going.agreed.insert(screen) }
            cross(going, question.change, question.rest)
            return runQueue()
        }
        decline(before: request)
    }

    func open(_ link: Result<Transition, RoutingError>, _ number: Int) {
        switch link {
        case .success(let transition):
            submit(NaiveRequest(.transition(transition), .link, number, leaving: .link))
        case .failure(let error):
            answer(NaiveRequest(.transition(.stay), .link, number), .refused(error))
        }
    }

    func restore(_ saved: NaiveState, _ pending: [NaivePending], _ number: Int) {
        submit(NaiveRequest(.saved(saved, pending), .restore, number, leaving: .restore))
    }
}
