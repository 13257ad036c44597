import WaylineRouting

/// The navigation state, with the coordinators of its flows and the screens of its entries.
///
/// In this module, `@exclusivity(unchecked)` stands on state that every change reads and writes.
/// All of it belongs to the main actor, and no access to it lasts while code of a user runs, so two
/// accesses cannot overlap. The check of each access at run time takes a tenth of the time of a
/// change.
@MainActor
final class NavigationTree {
    @exclusivity(unchecked) private(set) var state: NavigationState

    /// The screen on top, as it was after the last change.
    @exclusivity(unchecked) private(set) var top: Top

    /// The question of a guard or a screen. It is not saved, since the code that waits
    /// for the answer is not.
    @exclusivity(unchecked) private(set) var question: Alert?

    /// A number that changes with each alert and question.
    @exclusivity(unchecked) private(set) var alertNumber = 0

    /// The coordinators by the numbers of their flows. A flow that was presented without a
    /// coordinator of its own has that of the flow below.
    @exclusivity(unchecked) private(set) var flows = NodeTable<FlowNode>()

    /// The screens by the numbers of their entries.
    @exclusivity(unchecked) private(set) var screens = NodeTable<ScreenNode>()

    /// True if a flow has had rules for its tabs.
    @exclusivity(unchecked) var hasTabRules = false

    /// The drafts that are saved, and those that are not.
    let drafts = SavedDrafts()

    /// The node of the entry on top; nil before the first change and after the end.
    @exclusivity(unchecked) private var topScreenNode: ScreenNode?

    /// Returns the shape that the uppermost flow of the given levels declares for a route.
    ///
    /// Kept, since the compiler makes a slower `applying` for a closure that it knows.
    private lazy var shape: (RouteName, [FlowLevel]) -> FlowShape? = { [unowned self] in
        let top = $1.last.flatMap { flows[$0.id]?.plan }
        let plan =
            top
            ?? $1.reduce(root?.plan) { plan, level in
                flows[level.id]?.plan ?? plan?.children[level.route]?.flow() ?? plan
            }
        return plan?.children[$0]?.flow().shape
    }

    init(_ state: NavigationState) {
        self.state = state
        top = Top(of: state)
    }

    var topScreen: ScreenNode {
        guard let topScreenNode else {
            preconditionFailure("the state has an entry without a screen")
        }
        return topScreenNode
    }

    var topFlow: FlowNode {
        guard let node = flows[top.flow] else {
            preconditionFailure("the state has a flow without a coordinator")
        }
        return node
    }

    /// The root flow; nil before the first change and after the end.
    var root: FlowNode? { flows[state.root.id] }

    /// Shows a question over the screen, or none.
    func ask(_ question: Alert?) {
        self.question = question
        alertNumber += 1
        top = Top(of: state, isAsked: question != nil)
    }

    func contains(_ id: Int) -> Bool {
        screens.contains(id) || flows.contains(id)
    }

    /// Returns the number of the main flow that `transition` leads to, also if the user is in it
    /// already.
    func mainFlow(enteredBy transition: Transition) -> Int? {
        guard let main = state.root.child, main.kind == .main,
            main.destination == transition.entered
        else { return nil }
        return main.id
    }

    /// Reserves the numbers of a place that will wait.
    func keepNumbers(of place: NavigationState) {
        state.nextID = max(state.nextID, place.nextID)
    }

    /// Takes over the state of `change`, with its coordinators and screens.
    func commit(_ change: Change, _ request: NavigationRequest?) {
        let new = change.state
        top = Top(of: new)
        if top.hasAlert, !state.activeFlow.hasSameCover(as: new.activeFlow) { alertNumber += 1 }
        state = new
        question = nil
        if !drafts.discarded.isEmpty { drafts.discarded = [] }
        let entered = change.entered
        for node in change.left { screens.remove(node.entry.id) }
        for flow in change.endedIDs { flows.remove(flow) }
        for (id, node) in change.flows { flows.insert(node, at: id) }
        for node in entered { screens.insert(node, at: node.entry.id) }
        let old = topScreenNode
        if let last = entered.last, last.entry.id == top.entry {
            topScreenNode = last
        } else if old?.entry.id != top.entry || !entered.isEmpty {
            topScreenNode = screens[top.entry]
        }
        change.noteTop(topScreenNode, after: old)
    }

    /// Releases all coordinators and screens.
    func removeAll() {
        withExtendedLifetime((screens, flows, topScreenNode)) {
            (screens, flows, topScreenNode) = (NodeTable(), NodeTable(), nil)
        }
    }
}

/// The steps of a change that depend on the state.
extension NavigationTree {
    /// Returns the answer of this title.
    func answer(_ title: String) throws(RoutingError) -> Alert.Action {
        let actions = (question ?? state.activeFlow.alert)?.actions ?? []
        guard let action = actions.first(where: { $0.title == title }) else {
            throw .unknownAnswer(title, known: actions.map(\.title))
        }
        return action
    }

    /// Returns the transition of an answer. One without a route puts the alert away.
    func decide(_ answer: Alert.Action) throws(RoutingError) -> Transition {
        let away = question == nil ? Transition.dismiss : .stay
        guard let route = answer.route else { return away }
        return .sequence([away, try topScreen.decide(route, in: RouteContext(state))])
    }

    /// Returns the change that leads to the goal of `request`; nil if there is nothing to change.
    func plan(_ request: NavigationRequest) throws(RoutingError) -> Change? {
        if let restoration = request.restoration, restoration.firstNumber != state.nextID {
            try leaveOut(nil, request)
        }
        if case .end = request.goal { return endOfAll }
        var finished: [FinishedFlow] = []
        while let next = try next(to: request.goal, request.detour, &finished) {
            do throws(MakingError) {
                if request.restoration != nil || request.makesAllAgain {
                    return try Change(from: self, replacingAllBy: next)
                }
                return try Change(from: self, to: next, finished)
            } catch {
                try leaveOut(error, request)
            }
        }
        return nil
    }

    /// The end of all flows: each is cancelled.
    var endOfAll: Change {
        do throws(MakingError) {
            return try Change(endingAllOf: self)
        } catch {
            preconditionFailure("a cancelled flow has nothing that could not be read: \(error)")
        }
    }

    /// Makes the screens that enter. Returns false if one of a saved state could not be made and
    /// was left out: the change must be planned again.
    func makeScreens(
        of change: Change, for request: NavigationRequest
    ) throws(RoutingError) -> Bool {
        do throws(MakingError) {
            for node in change.entered where !node.isPutOff { try node.makeScreen() }
            try change.opened?.makeScreens()
        } catch {
            try leaveOut(error, request)
            return false
        }
        if let restoration = request.goal?.restoration {
            for node in change.entered { node.takeDraft(from: restoration) }
        }
        return true
    }

    /// Returns the state that the goal is; nil if there is nothing to change.
    private func next(
        to goal: NavigationRequest.Goal?, _ detour: Transition?,
        _ finished: inout [FinishedFlow]
    ) throws(RoutingError) -> NavigationState? {
        switch goal {
        case nil, .end: return nil
        case .transition(let transition):
            let next = try state.applying(transition, &finished, shape)
            return next.revision == state.revision ? nil : next
        case .place(let place, _), .restored(let place, _):
            let next = place.following(state)
            guard let detour else { return next }
            return try next.applying(detour, &finished, shape)
        }
    }

    /// Removes the parts of a saved state that are not declared or could not be made. Throws the
    /// reason if nothing is left, or if the failed part is not in a saved state.
    private func leaveOut(
        _ failure: MakingError?, _ request: NavigationRequest
    ) throws(RoutingError) {
        guard case .restored(let saved, let restoration) = request.goal, let root,
            failure.map({ $0.id < saved.nextID }) ?? true
        else {
            if let failure { throw failure.error }
            return
        }
        let rest = try restoration.restore(
            request.postponed?.goal.state ?? saved, in: root.plan, without: failure,
            numberedFrom: state.nextID)
        request.restart(from: .restored(rest, restoration))
    }
}

/// The numbers of the entry on top of a state, and of the flow that it is in.
struct Top {
    let entry: Int
    let flow: Int

    /// True if an alert is above the screen.
    let hasAlert: Bool

    init(of state: NavigationState, isAsked: Bool = false) {
        // In most states there is one flow. To look for the innermost counts references.
        if state.root.isUncovered {
            self.init(state.root, isAsked)
        } else {
            self.init(state.activeFlow, isAsked)
        }
    }

    private init(_ flow: FlowState, _ isAsked: Bool) {
        entry = flow.stack.topID
        self.flow = flow.id
        hasAlert = isAsked || flow.alert != nil
    }
}
