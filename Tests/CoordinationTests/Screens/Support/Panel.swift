import Coordination
import WaylineRouting

/// A screen that is composed of others, and notes when it starts and stops.
@MainActor
final class Panel<Routes: Router>: Screen where Routes.Facts == NoFacts {
    let name: String
    let children: [any Screen]
    private let log: PanelLog
    var onStart: @MainActor (Panel) -> Void = { _ in }

    init(_ name: String, _ log: PanelLog, _ children: any Screen...) {
        self.name = name
        self.log = log
        self.children = children
    }

    func start() {
        log.notes.append("+\(name)")
        onStart(self)
    }

    func stop() {
        log.notes.append("-\(name)")
    }
}

/// A panel whose routes are "outer" and "shared".
typealias OuterPanel = Panel<PanelRouter<OuterRoute>>

/// A panel whose route is "inner".
typealias InnerPanel = Panel<PanelRouter<InnerRoute>>

/// A panel without routes of its own.
typealias PlainPanel = Panel<NoRouter>

@MainActor
final class PanelLog {
    var notes: [String] = []
}

/// Decides that some routes lead to screens of their own names.
struct PanelRouter<Route: RawRepresentable<String> & CaseIterable>: Router {
    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(RouteName(route), .none)
    }
}

enum OuterRoute: String, CaseIterable {
    case outer, shared
}

enum InnerRoute: String, CaseIterable {
    case inner
}

/// A flow that begins with the panel that it was given.
@MainActor
final class PanelCoordinator: Coordinator {
    static let flow = Flow<PanelCoordinator>("panel") {
        FlowScreen("panel") { (flow: PanelCoordinator) in flow.panel() }
        for route in ["outer", "shared", "inner"] as [RouteName] {
            FlowScreen(.named(route)) { (_: PanelCoordinator) in NamedScreen(route) }
        }
    }

    let panel: @MainActor () -> OuterPanel

    init(_ panel: @escaping @MainActor () -> OuterPanel) {
        self.panel = panel
    }
}
