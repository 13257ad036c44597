import Binding
import WaylineRouting

/// A screen that is in the navigation state, or about to be.
@MainActor
final class ScreenNode: Connection {
    let entry: NavigationEntry
    let flow: FlowNode

    /// The number of the flow that it lies in, which is not that of the node if the flow was
    /// presented without a coordinator of its own.
    let flowID: Int
    let plan: ScreenPlan
    private(set) var made: (any Screen)?

    /// True if the screen is made when its tab is first seen. Until then, it has no guards and
    /// conditions.
    var isPutOff = false

    /// The draft that the screen still has to get.
    private(set) var draftToCome: RouteValue?

    /// A screen that it is composed of.
    struct Member {
        let screen: any Screen
        let connection: Connection
    }

    /// The screens that it is composed of, parents first.
    @exclusivity(unchecked) private(set) var members: [Member] = []

    /// True if it was made as one that the app begins with: it is neither guarded nor watched.
    var isFirstOfApp = false

    /// True while the screen is there and not on top.
    private var isPaused = false

    /// True from the moment at which the screen is started.
    private(set) var hasStarted = false

    init(_ entry: NavigationEntry, in flow: FlowNode, _ plan: ScreenPlan, flowID: Int) {
        self.entry = entry
        self.flow = flow
        self.flowID = flowID
        self.plan = plan
    }

    /// True if the flow that it lies in is declared to finish with a result, which can be without
    /// fields.
    var flowHasResult: Bool {
        flowID == flow.id ? flow.plan.hasResult : plan.resultReader != nil
    }

    /// The screen itself, which is made when all guards have allowed it.
    var screen: any Screen {
        guard let made else {
            preconditionFailure("the screen '\(entry.route)' is asked for before it is made")
        }
        return made
    }

    /// The screen and those that it is composed of, parents first.
    var parts: [any Screen] { [screen] + members.map(\.screen) }

    /// Makes the screen, also if it was put off.
    func makeScreen() throws(MakingError) {
        do {
            made = try plan.make(flow.coordinator, entry.parameters)
        } catch {
            throw MakingError(entry.id, entry.route, of: part.shape, thrown: error)
        }
    }

    /// Gives the screen its saved draft: now, when the screen is made, or after its start.
    func take(_ draft: RouteValue?, _ drafts: SavedDrafts) {
        draftToCome = draft
        if !isPutOff { giveDraft(drafts) }
    }

    /// Ends the putting off: the screen was made.
    func endPuttingOff(_ drafts: SavedDrafts) {
        (isPutOff, isFirstOfApp) = (false, false)
        giveDraft(drafts)
    }

    private func giveDraft(_ drafts: SavedDrafts) {
        if draftToCome == nil { return }
        if let keeper = plan.draftKeeper(screen), type(of: keeper).takesDraftAfterStart,
            !hasStarted
        {
            return
        }
        if let draft = draftToCome.take() { drafts.give(draft, to: screen, at: entry) }
    }

    /// Releases a screen that was made and cannot be shown, since another one could not be made.
    func unmake() {
        made = nil
    }

    /// Forgets the draft of a screen that was put off.
    func forgetDraft() {
        draftToCome = nil
    }

    /// Lets the screen and all that it is composed of ask `handler`, and subscribes to its actions.
    func connect(to handler: any RequestHandler) {
        if isPutOff { return }
        let screen = screen
        connect(screen, to: handler, at: entry.id)
        for child in screen.children { adopt(child, handler) }
        if plan.listeners.isEmpty, plan.conditions.isEmpty { return }
        for listener in plan.listeners { keep(listener(flow.coordinator, screen)) }
        if isFirstOfApp { return }
        for condition in plan.conditions {
            keep(condition.watch(flow.coordinator, entry.id, handler))
        }
    }

    /// The verdict of the first condition that does not hold; nil if all hold.
    var brokenVerdict: Verdict? {
        if isFirstOfApp || isPutOff { return nil }
        return plan.conditions.first { !$0.holds(flow.coordinator) }?.otherwise
    }

    /// The screen as a part that is guarded.
    var part: GuardedPart {
        GuardedPart(
            id: entry.id, destination: entry.destination, flow: flow,
            shape: flowID == flow.id ? flow.plan.shape : nil)
    }

    /// Makes `child`, and all that it is composed of, part of the screen, unless it is already.
    func adopt(_ child: any Screen, _ handler: any RequestHandler) {
        if contains(child) { return }
        let connection = Connection()
        connection.connect(child, to: handler, at: entry.id)
        members.append(Member(screen: child, connection: connection))
        for grandchild in child.children { adopt(grandchild, handler) }
    }

    /// Starts the screen and its members. A member that is adopted from now on starts at once.
    func start(_ drafts: SavedDrafts) {
        if isPutOff { return }
        let count = members.count
        hasStarted = true
        uncover()
        screen.start()
        for member in members.prefix(count) {
            member.connection.uncover()
            member.screen.start()
        }
        plan.draftKeeper(screen)?.beginDraft(in: handler?.language())
        giveDraft(drafts)
    }

    /// Starts the members from `index` on, which were adopted after the screen has started.
    func startMembers(from index: Int) {
        for member in members[index...] {
            member.screen.start()
            if isPaused { member.screen.pause() }
        }
    }

    func pause() {
        if isPutOff { return }
        isPaused = true
        screen.pause()
        for member in members { member.screen.pause() }
    }

    func resume() {
        isPaused = false
        screen.resume()
        for member in members { member.screen.resume() }
    }

    func disconnect() {
        end()
        for member in members { member.connection.end() }
    }

    /// Returns whether `other` is the screen or one that it is composed of.
    func contains(_ other: any Screen) -> Bool {
        other === made || members.contains { $0.screen === other }
    }

    func stop() {
        if isPutOff { return }
        for member in members.reversed() { member.screen.stop() }
        screen.stop()
    }

    /// Decides where `route` leads: asks the routers of the screen and of all that it is composed
    /// of. `note` gets the facts of the decision.
    func decide(
        _ route: RouteName, in context: RouteContext, _ note: FactsNote?
    ) throws(RoutingError) -> Transition {
        var known: [RouteName] = []
        for screen in parts {
            do throws(RoutingError) {
                return try screen.decide(route, in: context, note)
            } catch {
                guard case .unknownRoute(route, let here) = error else { throw error }
                known += here.filter { !known.contains($0) }
            }
        }
        throw .unknownRoute(route, known: known)
    }
}

/// Notes the facts of a decision.
typealias FactsNote = @MainActor (any RouterFacts) -> Void

extension Screen {
    /// Decides where `route` leads, and passes the facts of the decision to `note`. They are made
    /// once.
    func decide(
        _ route: RouteName, in context: RouteContext, _ note: FactsNote?
    ) throws(RoutingError) -> Transition {
        guard let note else { return try decide(route, in: context) }
        let facts = facts
        let transition = try Routes().route(to: route, facts, in: context)
        note(facts)
        return transition
    }
}
