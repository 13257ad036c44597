/// What is asked for, turned into a goal.
extension Navigator {
    /// Answers false where `job` comes too late.
    func decide(_ job: Job, _ errand: Errand) throws(RoutingError) -> Bool {
        if let revision = job.revision, revision != state.revision { return false }
        switch job.request {
        case .route(let route, let parameters, let screen):
            guard isOnTop(screen.way), !top.hasAlert else { return false }
            errand.parameters = parameters
            errand.decider = top.entry
            errand.goal = .transition(try decision(of: [screen], route, parameters))
        case .topRoute(let route, let parameters):
            guard !top.hasAlert else { return false }
            errand.parameters = parameters
            errand.decider = top.entry
            errand.goal = .transition(try decision(of: screen.family, route, parameters))
        case .answer(let title):
            errand.decider = top.entry
            errand.goal = .transition(try decision(forAnswer: title))
        case .transition(let transition, let way):
            guard way.navigator === self else { return false }
            errand.goal = .transition(transition)
        case .followUp(let transition, let flow):
            guard flows[top.flow]?.id == flow else { return false }
            errand.goal = .transition(transition)
        case .plain(let transition):
            errand.goal = .transition(transition)
        case .link(let text):
            errand.goal = .transition(try target(of: text))
        case .travel(let index):
            guard (0..<history.count).contains(index) else {
                throw .notInHistory(index, count: history.count)
            }
            errand.goal = .travel(index)
        case .restore(let state, let restoration):
            errand.goal = .restored(state)
            errand.restoration = restoration
        case .resume, .verdict:
            preconditionFailure("a change that has been decided on is not decided again")
        }
        return true
    }

    private func isOnTop(_ way: Way) -> Bool {
        guard way.navigator === self, case .screen(let entry) = way.place else { return false }
        return entry == top.entry
    }

    /// Asks the routers of `screens`, and of those that hold them, until one knows the route.
    private func decision(
        of screens: [any Screen], _ route: RouteID, _ parameters: RouteParameters
    ) throws(RoutingError) -> Transition {
        var known: [RouteID] = []
        for screen in screens {
            var next: (any Screen)? = screen
            while let asked = next {
                do throws(RoutingError) {
                    return try asked.router.route(to: route, parameters)
                } catch {
                    guard case .unknownRoute(route, let here) = error else { throw error }
                    known += here.filter { !known.contains($0) }
                }
                next = asked.way.parent
            }
        }
        throw .unknownRoute(route, known: known)
    }

    /// An answer without a route puts the alert away and no more.
    private func decision(forAnswer title: String) throws(RoutingError) -> Transition {
        let actions = state.activeFlow.alert?.actions ?? []
        guard let action = actions.first(where: { $0.title == title }) else {
            throw .unknownAnswer(title, known: actions.map(\.title))
        }
        guard let route = action.route else { return .dismiss }
        return .sequence([.dismiss, try decision(of: screen.family, route, .none)])
    }

    private func target(of link: String) throws(RoutingError) -> Transition {
        guard let links else { throw .noLinks(link) }
        let read: Link
        do throws(LinkError) {
            read = try Link(parsing: link)
        } catch {
            throw .unreadableLink(error)
        }
        do throws(LinkMatchError) {
            return try links.target(of: read)
        } catch {
            throw .unmatchedLink(error)
        }
    }
}
