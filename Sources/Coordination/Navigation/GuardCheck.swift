import WaylineRouting

/// A guard that a change must pass, with the screen or flow that it guards.
@MainActor
struct GuardCheck {
    enum Call {
        case now(@MainActor () -> Verdict)
        case later(@MainActor () async -> Verdict)
    }

    /// The screen or flow that is entered or left.
    let place: GuardedPlace
    let call: Call

    init(_ entryGuard: EntryGuard, _ coordinator: any Coordinator, _ place: GuardedPlace) {
        self.place = place
        let destination = place.destination
        switch entryGuard {
        case .now(let check): call = .now { check(coordinator, destination) }
        case .later(let check): call = .later { await check(coordinator, destination) }
        }
    }

    init(_ check: ExitGuard.Check, _ node: ScreenNode, _ departure: Departure) {
        place = GuardedPlace(
            id: nil, leaving: node.entry.id, destination: node.entry.destination, flow: node.flow)
        let (coordinator, screen) = (node.flow.coordinator, node.screen)
        switch check {
        case .now(let check): call = .now { check(coordinator, screen, departure) }
        case .later(let check): call = .later { await check(coordinator, screen, departure) }
        }
    }
}

/// The screen or flow that a guard is asked about.
struct GuardedPlace {
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

/// The answer of a guard. An object, since most requests have none.
@MainActor
final class GuardAnswer {
    let verdict: Verdict
    let place: GuardedPlace

    init(verdict: Verdict, place: GuardedPlace) {
        self.verdict = verdict
        self.place = place
    }
}

extension Change {
    /// Returns the state after the change without `place` and everything above it. Returns nil if
    /// `place` is a screen that leaves, or a first screen of the root flow.
    func rest(without place: GuardedPlace) -> NavigationState? {
        place.leftOut(of: state)
    }

    /// Returns the guards that must be asked, in reverse order: first those of the screens that
    /// leave, then those of the flows and screens that enter.
    func guards(for request: NavigationRequest) -> [GuardCheck] {
        var checks: [GuardCheck] = []
        for node in left where !node.plan.exitGuards.isEmpty && !node.isPutOff {
            if request.agreed.contains(node.entry.id) { continue }
            let departure = departure(of: node, for: request)
            for exitGuard in node.plan.exitGuards where exitGuard.departures.contains(departure) {
                checks.append(GuardCheck(exitGuard.check, node, departure))
            }
        }
        if request.makesAllAgain { return checks.reversed() }
        if let opened { checks += opened.places.map(\.check) }
        for node in begun {
            guard let parent = node.parent, let declaration = node.declaration,
                !declaration.entryGuards.isEmpty
            else { continue }
            let place = GuardedPlace(id: node.id, destination: node.destination, flow: parent)
            for entryGuard in declaration.entryGuards {
                checks.append(GuardCheck(entryGuard, parent.coordinator, place))
            }
        }
        if let opened { checks += opened.screens.flatMap(\.entryChecks) }
        for node in entered where !node.plan.entryGuards.isEmpty && !node.isPutOff {
            if node.isFirstOfApp { continue }
            checks += node.entryChecks
        }
        return checks.reversed()
    }

    /// Returns the way in which a screen is left.
    private func departure(of node: ScreenNode, for request: NavigationRequest) -> Departure {
        if node.entry.id == request.decider { return .ownRoute }
        if let result = finished.result(of: node.flowID) {
            return result.isEmpty && !node.flowHasResult ? .finish : .result
        }
        return request.departure
    }
}

extension ScreenNode {
    /// The guards that are asked before the screen is entered.
    fileprivate var entryChecks: [GuardCheck] {
        let place = place
        return plan.entryGuards.map { GuardCheck($0, flow.coordinator, place) }
    }
}
