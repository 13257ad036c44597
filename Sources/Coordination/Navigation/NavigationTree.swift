import WaylineRouting

/// The navigation state, with the coordinators of its flows and the screens of its entries.
///
/// In this module, `@exclusivity(unchecked)` stands on state that every change reads and writes.
/// All of it belongs to the main actor, and no access to it lasts while code of a user runs, so two
/// accesses cannot overlap. The checks at run time would take a sixth of the time of a change; each
/// property without a check was measured.
@MainActor
final class NavigationTree {
    @exclusivity(unchecked) private(set) var state: NavigationState

    /// True if nothing waits. It is stored, since reading it from the state copies the state.
    @exclusivity(unchecked) private(set) var nothingWaits = true

    /// The screen on top, as it was after the last change.
    @exclusivity(unchecked) private(set) var top: Top

    /// The question of a guard or a screen. It is not saved, since the code that waits
    /// for the answer is not.
    private(set) var question: Alert?

    /// A number that changes with each alert and question.
    private(set) var alertNumber = 0

    /// The coordinators by the numbers of their flows. A flow that was presented without a
    /// coordinator of its own has that of the flow below.
    @exclusivity(unchecked) private(set) var flows = NodeTable<FlowNode>()

    /// The screens by the numbers of their entries.
    @exclusivity(unchecked) private(set) var screens = NodeTable<ScreenNode>()

    /// True if a flow has had rules for its tabs.
    var hasTabRules = false

    /// The drafts that are saved, and those that are not.
    let drafts = SavedDrafts()

    /// The node of the entry on top; nil before the first change and after the end.
    @exclusivity(unchecked) private var topScreenNode: ScreenNode?

    /// Returns the shape that the uppermost flow of the given levels declares for a route.
    ///
    /// Kept, since the compiler makes a slower `applying` for a closure that it knows.
    private(set) lazy var shape: (RouteName, [FlowLevel]) -> FlowShape? = { [unowned self] in
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

    /// The number of the entry of a screen, or of one that it is composed of, or of the flow of a
    /// coordinator; nil if it is not in the state.
    func number(of owner: any BindingOwner) -> Int? {
        if let entry = Connection.existing(of: owner)?.entryID { return entry }
        return flows.first { $0.node.coordinator === owner }?.number
    }

    /// Returns the number of the main flow that `transition` leads to, also if the user is in it
    /// already.
    func mainFlow(enteredBy transition: Transition) -> Int? {
        guard let main = state.root.child, main.kind == .main,
            main.destination == transition.entered
        else { return nil }
        return main.id
    }

    /// Changes what waits.
    func changeWaiting(_ change: (inout NavigationState) -> Void) {
        change(&state)
        nothingWaits = state.nothingWaits
    }

    /// Takes over the state of `change`, with its coordinators and screens.
    func commit(_ change: inout Change) {
        let new = nothingWaits ? change.state : change.state.withWaiting(of: state)
        top = Top(of: new)
        if top.hasAlert, !state.activeFlow.hasSameCover(as: new.activeFlow) { alertNumber += 1 }
        state = new
        question = nil
        if !drafts.discarded.isEmpty { drafts.discarded = [] }
        change.left.each { screens.remove($0.entry.id) }
        for flow in change.flows?.endedIDs ?? [] { flows.remove(flow) }
        for (id, node) in change.flows?.rows ?? [] { flows.insert(node, at: id) }
        change.entered.each { screens.insert($0, at: $0.entry.id) }
        let old = topScreenNode
        if let last = change.entered.last, last.entry.id == top.entry {
            topScreenNode = last
        } else if old?.entry.id != top.entry || !change.entered.isEmpty {
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

    /// Returns the transition of an answer. One without a route puts the alert away. `note` gets
    /// the facts of the decision.
    func decide(
        _ answer: Alert.Action, _ note: FactsNote?
    ) throws(RoutingError) -> Transition {
        let away = question == nil ? Transition.dismiss : .stay
        guard let route = answer.route else { return away }
        return .sequence([away, try topScreen.decide(route, in: RouteContext(state), note)])
    }

    /// Makes the screens that enter.
    func makeScreens(of change: borrowing Change, _ goal: NavigationGoal) throws(MakingError) {
        try change.entered.each { (node) throws(MakingError) in
            if !node.isPutOff { try node.makeScreen() }
        }
        if let opened = change.flows?.openedScreens { try makeScreens(opened) }
        let saved = drafts(for: goal)
        if saved.isEmpty { return }
        for node in change.entered { node.take(saved[node.entry.id], drafts) }
    }

    /// The drafts of the screens that `goal` makes.
    private func drafts(for goal: NavigationGoal) -> [Int: RouteValue] {
        switch goal.target {
        case .saved(let state, _): state.drafts
        case .again: drafts.collect(from: screens.map { $0.node })
        case .transition, .state, .end: state.drafts
        }
    }

    /// Makes the screens that were put off: all of them, or none.
    private func makeScreens(_ opened: [ScreenNode]) throws(MakingError) {
        do throws(MakingError) {
            for node in opened { try node.makeScreen() }
        } catch {
            for node in opened { node.unmake() }
            throw error
        }
        for node in opened { node.endPuttingOff(drafts) }
    }

    /// The verdict of the broken condition of an entry or a flow; nil if its conditions hold.
    func brokenVerdict(of id: Int) -> Verdict? {
        if let screen = screens[id] { return screen.brokenVerdict }
        guard let flow = flows[id], flow.id == id else { return nil }
        return flow.brokenVerdict
    }

    /// The entry or flow of this number as a part that is guarded.
    func guardedPart(_ id: Int) -> GuardedPart? {
        if let screen = screens[id] { return screen.part }
        guard let flow = flows[id], flow.id == id else { return nil }
        return flow.part
    }
}

/// The state as others see it and as it is saved.
extension NavigationTree {
    /// The navigation state, with what is pending.
    var shownState: NavigationState { nothingWaits ? state : state.saved }

    /// The part of the state that the user sees.
    var scene: Scene {
        let shown = state.shownFlows.compactMap { screens[$0.stack.top.id]?.screen }
        return Scene(
            state: shownState, screens: shown, screen: topScreen.screen, question: question,
            alertNumber: alertNumber)
    }

    /// The state and the drafts of the screens, also of those that come back.
    var saved: SavedNavigation {
        let state = shownState
        let drafts = drafts.collect(from: screens.map { $0.node })
        return SavedNavigation(state, state.allDrafts.merging(drafts) { $1 })
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
