import Binding
import WaylineRouting

/// A guard that a change must pass, with the screen or flow that it guards.
@MainActor
struct GuardCheck {
    /// The screen or flow that is entered or left.
    let part: GuardedPart
    let call: GuardCall

    /// Gives the verdict after the user's answer to its question.
    var answered: @MainActor (Alert.Action) -> GuardCall = { answer in .now { answer.verdict } }

    init(_ entryGuard: EntryGuard, _ coordinator: any Coordinator, _ part: GuardedPart) {
        self.part = part
        let destination = part.destination
        switch entryGuard {
        case .now(let check): call = .now { check(coordinator, destination) }
        case .later(let check): call = .later { await check(coordinator, destination) }
        }
    }

    init(_ exitGuard: ExitGuard, _ node: ScreenNode, _ leaving: Leaving) {
        part = GuardedPart(
            id: nil, leaving: node.entry.id, destination: node.entry.destination, flow: node.flow)
        let (coordinator, screen) = (node.flow.coordinator, node.screen)
        call = exitGuard.check(coordinator, screen, leaving)
        answered = { exitGuard.answered(coordinator, screen, $0) }
    }

    init(_ part: GuardedPart, _ ask: @escaping @MainActor () -> Verdict) {
        self.part = part
        call = .now(ask)
    }

    /// The guard's answer; nil if it takes its time.
    var verdict: Verdict? {
        if case .now(let ask) = call { ask() } else { nil }
    }
}

/// The screen or flow that a guard is asked about.
struct GuardedPart {
    /// The number of the entry or flow that is entered; nil for a screen that is left.
    let id: Int?

    /// The number of the entry of a screen that is left.
    var leaving: Int?
    let destination: PlaceStep

    /// The flow that declares it.
    let flow: FlowNode

    /// True if it is the tab of this name, and `id` the number of its flow.
    var isTab = false

    /// The first screens of its flow; nil for a flow, and for a screen that was presented without a
    /// coordinator.
    var shape: FlowShape?

    var route: RouteName { destination.route }
}

extension GuardedPart {
    /// The number of the entry or flow.
    var number: Int { id ?? leaving ?? 0 }

    /// Returns `state` without the place and everything above it. Of a tab, only the first screen
    /// is kept. Returns nil if the place is a screen that leaves, or a first screen of the root
    /// flow.
    func leftOut(of state: NavigationState) -> NavigationState? {
        guard let id else { return nil }
        return isTab ? state.closing(destination, of: id) : state.cutting(id, beginning: shape)
    }

    /// The error of a request that may not lead to the place.
    @MainActor
    func refusal(because reason: String) -> RoutingError {
        guard isTab else { return .guarded(route, because: reason) }
        let tabs = flow.plan.shape.destinations.map(\.route)
        return .unknownTab(route, known: tabs.filter { flow.tabConditions[$0]?.value ?? true })
    }
}
