/// A navigator by hand, for one app: it asks the router of the screen on top where a route leads,
/// and carries out the decision.
///
/// The floor of the navigator's rows. It does the same: a route by its name, a decision as a value,
/// a state as a value whose copies share their stacks, a revision, screens and coordinators from
/// factories found by name, start and stop. It has no guards, conditions, tabs, requests that
/// wait, events or saving.
@MainActor
final class NavigatorByHand {
    // Every change reads and writes both, and no access lasts while code of a screen runs.
    @exclusivity(unchecked) private(set) var state: StateByHand
    @exclusivity(unchecked) private var flows: [Running] = []

    /// A flow of the state, with a screen for each entry of its stack.
    private struct Running {
        let coordinator: any CoordinatorByHand
        let flow: FlowByHand
        let onResult: FlowByHand.OnResult?
        var screens: [any ScreenByHand] = []
    }

    init(_ root: any CoordinatorByHand) {
        state = StateByHand(first: root.flow.first)
        begin(root, nil)
    }

    /// Carries out the decision for the route, unless the state has another revision.
    func perform(_ route: String, ifStill revision: Int? = nil) -> OutcomeByHand {
        if let revision, revision != state.revision { return .superseded }
        guard let decision = flows.last?.screens.last?.decide(route) else {
            return .refused(route)
        }
        return go(decision)
    }

    func go(_ decision: DecisionByHand) -> OutcomeByHand {
        var next = state
        guard next.apply(decision, flows[flows.count - 1].flow) else { return .refused("") }
        state = next
        switch decision {
        case .push(let name): show(name)
        case .replace(let name):
            leave()
            show(name)
        case .pop: leave()
        case .start(let name):
            let child = flows[flows.count - 1].flow.children[name]
            if let child { begin(child.make(), child.onResult) }
        case .finish(let number): finish(number)
        }
        return .committed(revision: next.revision)
    }

    private func show(_ name: String) {
        let top = flows.count - 1
        guard let make = flows[top].flow.screens[name] else {
            preconditionFailure("the flow declares no screen '\(name)'")
        }
        let screen = make(flows[top].coordinator)
        flows[top].screens.append(screen)
        screen.start()
    }

    private func leave() {
        let screen = flows[flows.count - 1].screens.removeLast()
        screen.stop()
    }

    private func begin(
        _ coordinator: any CoordinatorByHand, _ onResult: FlowByHand.OnResult?
    ) {
        let flow = coordinator.flow
        flows.append(Running(coordinator: coordinator, flow: flow, onResult: onResult))
        coordinator.start()
        show(flow.first)
    }

    private func finish(_ number: Int) {
        let ended = flows.removeLast()
        for screen in ended.screens.reversed() { screen.stop() }
        ended.coordinator.stop()
        let next = ended.onResult?(flows[flows.count - 1].coordinator, number)
        if let next { _ = go(next) }
    }
}

/// A router's decision.
enum DecisionByHand {
    case push(String)
    case replace(String)
    case pop
    case start(String)
    case finish(Int)
}

enum OutcomeByHand {
    case committed(revision: Int)
    case refused(String)
    case superseded
}

/// The place where the user is. Copies share their stacks.
struct StateByHand: Sendable {
    private(set) var stack: Stack
    private(set) var below: Below?
    private(set) var revision = 0
    private var nextID = 1

    struct Entry: Sendable {
        let id: Int
        let name: String
    }

    /// A screen, and the screens below it.
    final class Stack: Sendable {
        let top: Entry
        let below: Stack?

        init(_ top: Entry, on below: Stack?) {
            self.top = top
            self.below = below
        }
    }

    /// The flows below a child flow.
    final class Below: Sendable {
        let stack: Stack
        let below: Below?

        init(_ stack: Stack, on below: Below?) {
            self.stack = stack
            self.below = below
        }
    }

    init(first: String) {
        stack = Stack(Entry(id: 0, name: first), on: nil)
    }

    /// Returns false if the decision is impossible.
    mutating func apply(_ decision: DecisionByHand, _ flow: FlowByHand) -> Bool {
        switch decision {
        case .push(let name): stack = Stack(entry(name), on: stack)
        case .replace(let name): stack = Stack(entry(name), on: stack.below)
        case .pop:
            guard let rest = stack.below else { return false }
            stack = rest
        case .start(let name):
            guard let child = flow.children[name] else { return false }
            below = Below(stack, on: below)
            stack = Stack(entry(child.first), on: nil)
        case .finish:
            guard let parent = below else { return false }
            (stack, below) = (parent.stack, parent.below)
        }
        revision += 1
        return true
    }

    private mutating func entry(_ name: String) -> Entry {
        defer { nextID += 1 }
        return Entry(id: nextID, name: name)
    }
}

/// The screens and child flows of a flow.
@MainActor
final class FlowByHand {
    typealias OnResult = @MainActor (any CoordinatorByHand, Int) -> DecisionByHand?

    struct Child {
        let first: String
        let make: @MainActor () -> any CoordinatorByHand
        let onResult: OnResult
    }

    let first: String
    let screens: [String: @MainActor (any CoordinatorByHand) -> any ScreenByHand]
    let children: [String: Child]

    init(
        _ first: String,
        _ screens: [String: @MainActor (any CoordinatorByHand) -> any ScreenByHand],
        _ children: [String: Child] = [:]
    ) {
        (self.first, self.screens, self.children) = (first, screens, children)
    }
}

@MainActor
protocol ScreenByHand: AnyObject {
    /// Returns where the route leads; nil if the router does not know it.
    func decide(_ route: String) -> DecisionByHand?
    func start()
    func stop()
}

@MainActor
protocol CoordinatorByHand: AnyObject {
    var flow: FlowByHand { get }
    func start()
    func stop()
}
