import WaylineRouting

/// A change of the navigation state that is ready to be made: the next state, and what leaves and
/// enters. Nothing has happened yet. It is moved from step to step, and never copied.
@MainActor
struct Change: ~Copyable {
    /// The next state, without what waits.
    let state: NavigationState

    /// The screens that enter, the lower first, and those that leave, the upper first.
    var entered = ScreenNodes()
    var left = ScreenNodes()

    /// The box of `flows`; nil if no flow or tab begins or ends. Most changes have none, so it is
    /// on the heap: a change is moved from step to step.
    private var changedFlows: FlowsBox?

    /// The screen that is no longer on top, and the one that is on top again.
    var paused: ScreenNode?
    var resumed: ScreenNode?

    /// True if a guard of what enters or leaves may have to be asked.
    var isGuarded = false

    init(to state: NavigationState) {
        self.state = state
    }

    /// The flows and tabs that begin and end; nil if there are none.
    var flows: FlowChange? { changedFlows?.flows }

    mutating func changeFlows(_ change: (inout FlowChange) -> Void) {
        let box = changedFlows ?? FlowsBox()
        changedFlows = box
        change(&box.flows)
    }

    /// True if screens or flows enter or leave.
    var hasMoved: Bool { !entered.isEmpty || !left.isEmpty || flows?.hasMoved ?? false }

    /// The numbers, from `first` on, of all entries and flows that it brings.
    func brought(from first: Int) -> [Int] {
        let numbers = entered.map(\.entry.id) + (flows?.rows ?? []).map(\.number)
        return numbers.filter { $0 >= first }
    }

    /// Notes which screen is on top after the change, and which was before.
    mutating func noteTop(_ new: ScreenNode?, after old: ScreenNode?) {
        if new === old { return }
        if !left.has(old) { paused = old }
        if let new, flows?.openedScreens.contains(where: { $0 === new }) == true { return }
        if !entered.has(new) { resumed = new }
    }

    /// Marks the first screens of the app among those that enter.
    func noteFirstScreens() {
        guard let root = entered.first(where: { $0.flowID == state.root.id })?.flow else { return }
        let places = root.plan.shape.destinations
        let stacks = state.root.hasTabs ? state.root.tabs.map(\.stack) : [state.root.stack]
        let depth = state.root.hasTabs ? 1 : places.count
        let lowest = Set(stacks.flatMap { $0.elements.prefix(depth).map(\.id) })
        for node in entered where lowest.contains(node.entry.id) {
            node.isFirstOfApp = places.contains(node.entry.destination)
        }
    }

    /// Expects all that has left to be released soon.
    func watchForLeaks(_ leakWatch: LeakWatch) {
        for node in left where !node.isPutOff {
            for screen in node.parts {
                for object in [screen] + screen.companions {
                    leakWatch.watch(
                        object, of: node.entry.route, in: node.flow.route, node.plan.declaration)
                }
            }
        }
        for flow in flows?.ended ?? [] where flow.screen == nil {
            guard let declaration = flow.node.declaration else { continue }
            let route = flow.node.route
            leakWatch.watch(flow.node.coordinator, of: route, in: route, declaration.declaration)
        }
    }
}

/// The flows that a change begins and ends, and the tabs that it opens.
@MainActor
struct FlowChange {
    /// The coordinators of the flows that begin. A flow without a coordinator has that of the flow
    /// below.
    var rows: [NodeTable<FlowNode>.Row] = []

    /// The flows that begin with a coordinator of their own, the lower first.
    var begun: [FlowNode] = []

    /// The flows that end with a result to handle, the upper first; the numbers of all that end.
    var ended: [EndedFlow] = []
    var endedIDs: [Int] = []

    /// The flows that transitions have finished, and their results.
    var finished: [FinishedFlow] = []

    /// The conditional tabs that are seen for the first time.
    var openedTabs: [ConditionalTab] = []

    /// The screens of tabs that were put off and are made now.
    var openedScreens: [ScreenNode] = []

    /// True if flows begin or end. A sequence can begin and finish the same flow.
    var hasMoved: Bool { !rows.isEmpty || !endedIDs.isEmpty }

    /// The coordinator of a flow that begins. There are few, and the last one is asked for most
    /// often.
    func node(_ id: Int) -> FlowNode? {
        for row in rows.reversed() where row.number == id { return row.node }
        return nil
    }
}

/// A flow that ends and whose result is handled.
@MainActor
struct EndedFlow {
    let id: Int

    /// The flow's own node, or that of the flow below if it was presented without a coordinator.
    let node: FlowNode

    /// The number of the entry below the flow, whose screen has asked; nil for a main flow.
    let asker: Int?

    /// The screen that was presented without a coordinator; nil for another flow.
    let screen: ScreenPlan?

    /// Handles the result.
    var handle: ResultHandler = { _, _ in .stay }

    /// The flow whose coordinator handles the result.
    var parent: FlowNode? { screen == nil ? node.parent : node }

    /// Returns the handler of what the flow has finished with; nil means that it was cancelled.
    func readResult(_ result: FlowOutput?) throws(RouteParametersError) -> ResultHandler {
        let reader = screen == nil ? node.declaration?.resultReader : screen?.resultReader
        return try reader?(result) ?? handle
    }
}

/// A box for the flows of one change. Only that change refers to it.
@MainActor
private final class FlowsBox {
    @exclusivity(unchecked) var flows = FlowChange()
}
