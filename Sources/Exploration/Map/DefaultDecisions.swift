import Coordination
import TextMenu
import WaylineRouting

/// The decision of each router on each route, with its default facts. An exploration may never ask for it,
/// since the screen performs the route only with other facts.
@MainActor
struct DefaultDecisions {
    /// The lines of a map: "default login login → stay".
    let lines: [String]

    init(_ app: App) {
        lines = app.makeRouters().flatMap { router in
            router.router.routeNames.map { route in
                "default \(router.screen) \(route) → \(Self.decision(router, on: route))"
            }
        }
    }

    private static func decision(_ router: FlowRouter, on route: RouteName) -> String {
        do { return "\(try router.router.decide(route, stating: [:]))" } catch {
            return "no decision"
        }
    }
}
