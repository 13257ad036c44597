import Coordination
import WaylineRouting

/// A screen that is composed of others, and notes when it starts and stops.
@MainActor
final class Panel: Screen {
    let way = Way()
    let name: String
    let router: any Router
    let children: [any Screen]
    private let log: PanelLog
    var onStart: @MainActor (Panel) -> Void = { _ in }

    init(
        _ name: String, _ log: PanelLog, router: any Router = NoRouter(), _ children: Panel...
    ) {
        self.name = name
        self.log = log
        self.router = router
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

@MainActor
final class PanelLog {
    var notes: [String] = []
}

/// Decides that some routes lead to screens of their own names.
struct PanelRouter<Route: RawRepresentable<String> & CaseIterable>: Router {
    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        .push(RouteName(route), parameters)
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
        ScreenRoute("panel") { (flow: PanelCoordinator) in flow.panel() }
        for route in ["outer", "shared", "inner"] as [RouteName] {
            ScreenRoute(route) { (_: PanelCoordinator) in Place(route) }
        }
    }

    let way = Way()
    let panel: @MainActor () -> Panel

    init(_ panel: @escaping @MainActor () -> Panel) {
        self.panel = panel
    }
}
