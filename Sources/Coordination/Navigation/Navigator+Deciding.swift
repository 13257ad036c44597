/// What is asked for, turned into a goal.
extension Navigator {
    /// Answers false where `errand` comes too late.
    func decide(_ errand: Errand) throws(RoutingError) -> Bool {
        if let revision = errand.revision, revision != state.revision { return false }
        switch errand.wish {
        case .route(let route, let parameters, let screen):
            guard isOnTop(screen.way), !top.hasAlert else { return false }
            errand.decider = top.entry
            errand.goal = .transition(try decision(of: screen, route, parameters))
        case .topRoute(let route, let parameters):
            guard !top.hasAlert else { return false }
            errand.decider = top.entry
            errand.goal = .transition(try decision(route, parameters))
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
        case .back:
            errand.goal = .transition(top.hasAlert ? .dismiss : .pop)
        case .travel(let step):
            errand.goal = .travel(try step.index(in: history))
        case .restore(let state, _):
            errand.goal = .restored(state)
        }
        return true
    }

    private func isOnTop(_ way: Way) -> Bool {
        guard way.navigator === self, case .screen(let entry) = way.place else { return false }
        return entry == top.entry
    }

    /// Asks the routers of the top screen and of all that it is composed of.
    private func decision(
        _ route: RouteID, _ parameters: RouteParameters
    ) throws(RoutingError) -> Transition {
        var known: [RouteID] = []
        for screen in [screen] + (screens[top.entry]?.members ?? []) {
            if let transition = try decision(of: screen, route, parameters, &known) {
                return transition
            }
        }
        throw .unknownRoute(route, known: known)
    }

    /// Asks the router of `screen`, and of those that hold it, until one knows the route.
    private func decision(
        of screen: any Screen, _ route: RouteID, _ parameters: RouteParameters
    ) throws(RoutingError) -> Transition {
        var known: [RouteID] = []
        var next: (any Screen)? = screen
        while let asked = next {
            if let transition = try decision(of: asked, route, parameters, &known) {
                return transition
            }
            next = asked.way.parent
        }
        throw .unknownRoute(route, known: known)
    }

    /// Nil where the screen's router does not know the route.
    private func decision(
        of screen: any Screen, _ route: RouteID, _ parameters: RouteParameters,
        _ known: inout [RouteID]
    ) throws(RoutingError) -> Transition? {
        do throws(RoutingError) {
            return try screen.router.route(to: route, parameters)
        } catch {
            guard case .unknownRoute(route, let here) = error else { throw error }
            known += here.filter { !known.contains($0) }
            return nil
        }
    }

    /// An answer without a route puts the alert away and no more.
    private func decision(forAnswer title: String) throws(RoutingError) -> Transition {
        let actions = state.activeFlow.alert?.actions ?? []
        guard let action = actions.first(where: { $0.title == title }) else {
            throw .unknownAnswer(title, known: actions.map(\.title))
        }
        guard let route = action.route else { return .dismiss }
        return .sequence([.dismiss, try decision(route, .none)])
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
