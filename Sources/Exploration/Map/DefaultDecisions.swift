import Coordination
import WaylineApplication
import WaylineRouting

/// The decision of each router on each route, with its default facts. An exploration may never ask
/// for it, since the screen performs the route only with other facts.
@MainActor
struct DefaultDecisions {
    private let all: [(route: String, decision: String)]

    init(_ app: App) {
        all = app.outline.routers.flatMap { _, screen, router in
            router.routeNames.map { ("\(screen) \($0)", Self.decision(router, on: $0)) }
        }
    }

    /// Returns `lines` with a line for each decision, e.g. "default login login → stay". A route
    /// that was only seen to decide like this has one line, with the input from the default facts:
    /// a changed router changes few lines.
    func merged(with lines: [String]) -> [String] {
        var merged = Set(lines)
        let routes = Dictionary(grouping: lines, by: \.beforeArrow)
        for (route, decision) in all {
            let seen = routes["route \(route)"] ?? []
            let line = "route \(route) → \(decision)"
            if seen.count == 1, "\(line) {".hasPrefix("\(seen[0]) {") {
                merged.remove(seen[0])
                merged.insert(line)
            } else {
                merged.insert("default \(route) → \(decision)")
            }
        }
        return Array(merged)
    }

    private static func decision(_ router: any Router.Type, on route: RouteName) -> String {
        do { return "\(try router.decide(route, stating: [:]))" } catch {
            return "no decision"
        }
    }
}

extension String {
    /// The route of a line about a decision.
    fileprivate var beforeArrow: Substring {
        firstRange(of: " → ").map { self[..<$0.lowerBound] } ?? self[...]
    }
}
