import Binding
import WaylineRouting

/// Decides where a request leads, when its turn has come.
@MainActor
struct GoalFinder {
    let tree: NavigationTree
    let question: OpenQuestion
    let recorder: EventRecorder
    let links: LinkTable<Transition>?

    /// Returns the decision to carry out instead of the one for a route.
    let instead: @MainActor (RouteName, Transition) -> Transition

    /// Returns the goal of `request`; nil if it comes too late.
    func goal(of request: NavigationRequest) throws(RoutingError) -> NavigationGoal? {
        if let revision = request.revision, revision != tree.state.revision { return nil }
        switch request.wish {
        case .route(let route, let screen):
            return tree.topScreen.contains(screen) ? try goal(of: route, screen, request) : nil
        case .topRoute(let route): return try goal(of: route, nil, request)
        case .answer(let title): return own(try decide(request, by: title))
        case .transition(let transition, let connection):
            return connection.handler == nil ? nil : goal(.transition(transition))
        case .present(let transition, let caller):
            guard canPresent(from: caller) else { return nil }
            return goal(.transition(request.route.map { instead($0, transition) } ?? transition))
        case .followUp(let transition, let flow):
            return tree.topFlow.id == flow ? goal(.transition(transition)) : nil
        case .plain(.dismiss) where tree.question != nil, .back where tree.question != nil:
            question.end(.dismissed)
            return goal(.transition(.stay))
        case .plain(let transition): return goal(.transition(transition))
        case .link(let text): return goal(.transition(try links.target(of: text)))
        case .back: return goal(.transition(tree.top.hasAlert ? .dismiss : .pop))
        case .restore(let saved, let restoration):
            return goal(.saved(try restored(saved, restoration), then: nil))
        case .makeAgain(let restoration): return again(restoration)
        case .quit: return goal(.end)
        case .leave(let id, let asItSays): return leave(id, asItSays, request)
        case .close(let tab): return close(tab)
        case .waited(let pending, _): return goal(of: pending)
        }
    }

    /// Returns the goal of a pending navigation; nil if the screen that has asked for it is gone.
    private func goal(of pending: PendingNavigation) -> NavigationGoal? {
        if let caller = pending.caller, !tree.contains(caller) { return nil }
        return timely(pending.goal)
    }

    /// Asks the router of `screen`, or those of the screen on top and its parts.
    private func goal(
        of route: RouteName, _ screen: (any Screen)?, _ request: NavigationRequest
    ) throws(RoutingError) -> NavigationGoal? {
        if tree.top.hasAlert { return nil }
        noteRouter(of: screen, route, for: request)
        let (context, note) = (RouteContext(tree.state), factsNote(for: request))
        guard let screen else {
            return own(instead(route, try tree.topScreen.decide(route, in: context, note)))
        }
        return own(instead(route, try screen.decide(route, in: context, note)))
    }

    private func goal(_ target: NavigationGoal.Target) -> NavigationGoal {
        NavigationGoal(target, top: tree.top.entry)
    }

    /// The goal that the router of the screen on top has decided.
    private func own(_ transition: Transition) -> NavigationGoal {
        NavigationGoal(.transition(transition), top: tree.top.entry, decider: tree.top.entry)
    }

    /// Returns nil if the goal takes away what was on top, and that is no longer on top.
    private func timely(_ goal: NavigationGoal) -> NavigationGoal? {
        if case .state(let place, _) = goal.target {
            // The numbers of a saved place can be from anywhere.
            return place.root.isSameFlow(as: tree.state.root) ? goal : nil
        }
        guard case .transition(let transition) = goal.target else { return goal }
        return goal.top == tree.top.entry || !transition.takesAway ? goal : nil
    }

    /// Returns nil if the part has left, or if its condition holds again.
    private func leave(
        _ id: Int, _ asItSays: Bool, _ request: NavigationRequest
    ) -> NavigationGoal? {
        if tree.brokenVerdict(of: id) == nil { return nil }
        if tree.state.pending.contains(where: { $0.needsAnswer && $0.broken == id }) { return nil }
        let goal = goal(.state(tree.state.withoutWaiting, then: nil))
        return asItSays ? goal : goal.wayOut(of: request, tree)
    }

    /// Returns whether a coordinator, or the screen on top, can present something.
    private func canPresent(from caller: Int) -> Bool {
        if tree.flows.contains(caller) { return true }
        return tree.top.entry == caller && !tree.top.hasAlert
    }

    /// Returns nil if the tab is shown again.
    private func close(_ tab: ConditionalTab) -> NavigationGoal? {
        if tab.source.value { return nil }
        return tab.part.leftOut(of: tree.state).map { goal(.state($0.withoutWaiting, then: nil)) }
    }

    /// The part of a saved state that the app can still show, with new numbers.
    private func restored(
        _ saved: NavigationState, _ restoration: Restoration
    ) throws(RoutingError) -> NavigationState {
        guard let root = tree.root else { throw .emptyStack }
        let rest = try restoration.restore(saved, in: root.plan)
        var numbers = Renumbering(from: tree.state.nextID)
        tree.drafts.restoration = restoration
        return numbers.renumbered(rest)
    }

    private func again(_ restoration: Restoration) -> NavigationGoal {
        tree.drafts.restoration = restoration
        return goal(.again(tree.state.withoutWaiting))
    }

    /// Decides by the answer to the alert, and ends the question that it answers.
    private func decide(
        _ request: NavigationRequest, by title: String
    ) throws(RoutingError) -> Transition {
        let answer = try tree.answer(title)
        recorder.note(request) { $0.answer = title }
        if let route = answer.route { noteRouter(of: nil, route, for: request) }
        let transition = try tree.decide(answer, factsNote(for: request))
        question.end(.answered(answer))
        return answer.route.map { instead($0, transition) } ?? transition
    }

    /// Notes which router is asked for `route`: that of `screen`, or of the part of the top screen
    /// that knows the route.
    private func noteRouter(
        of screen: (any Screen)?, _ route: RouteName, for request: NavigationRequest
    ) {
        guard recorder.isObserved else { return }
        let top = tree.topScreen
        let router = top.members.isEmpty ? nil : (screen ?? top.part(for: route)).router
        recorder.note(request) { $0.decider = .init(plan: top.plan, child: router) }
    }

    /// Notes the facts of a decision for the event of `request`; nil if events have no facts.
    private func factsNote(for request: NavigationRequest) -> FactsNote? {
        guard recorder.keepsFacts else { return nil }
        return { facts in recorder.note(request) { $0.decider?.facts = facts } }
    }
}

extension ScreenNode {
    /// Returns the part that knows `route`, or else the screen itself.
    fileprivate func part(for route: RouteName) -> any Screen {
        for part in parts where part.router.routeNames.contains(route) { return part }
        return screen
    }
}

extension Screen {
    fileprivate var router: any Router.Type { Routes.self }
}

extension LinkTable<Transition>? {
    /// Returns the transition that `link` leads to.
    fileprivate func target(of link: String) throws(RoutingError) -> Transition {
        guard let links = self else { throw .noLinks(link) }
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
