import Wayline

extension Destination<NoInput, NoOutput> {
    static let first = Self("first")
    static let second = Self("second")
}

/// A flow of two screens, each of which leads to the other one.
final class ProbeCoordinator: Coordinator {
    static let flow = Flow<ProbeCoordinator>(.first) {
        FlowScreen(.first) { _ in ProbeScreen() }
        FlowScreen(.second) { _ in ProbeScreen() }
    }
}

final class ProbeScreen: Screen {
    typealias Routes = ProbeRouter
}

struct ProbeRouter: Router {
    enum Route: String, CaseIterable {
        case next
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(.second)
    }
}

/// Counts the scenes that it shows.
final class ProbeFrontEnd: FrontEnd {
    private(set) var count = 0

    func show(_ scene: Scene) {
        count += 1
    }
}
