import Coordination
import WaylineApplication
import WaylineRouting

/// The names of screens in maps and problems: their routes, with the flow's before one that several
/// flows have.
@MainActor
struct ScreenNames {
    private var flows: [RouteName: Set<RouteName>] = [:]
    private(set) var all: [String: FlowOutline.Screen] = [:]

    /// The child flows that have a result.
    private(set) var results: Set<RouteName> = []

    init(_ outline: FlowOutline, root: RouteName) {
        let flowRoutes = Self.routes(of: outline, root: root)
        for flow in outline.flows {
            for screen in flow.screens {
                flows[screen.route, default: []].formUnion(flowRoutes[flow.coordinator] ?? [])
            }
            for child in flow.children where child.output != nil { results.insert(child.route) }
        }
        for flow in outline.flows {
            for route in flowRoutes[flow.coordinator] ?? [] {
                for screen in flow.screens { all[name(screen.route, in: route)] = screen }
            }
        }
    }

    func name(_ screen: RouteName, in flow: RouteName) -> String {
        (flows[screen]?.count ?? 0) > 1 ? "\(flow)/\(screen)" : screen.rawValue
    }

    /// The name of the screen on top, with the title of the alert over it.
    func node(of driver: FlowDriver) -> String {
        let flow = driver.navigator.state.activeFlow
        let name = name(flow.stack.top.route, in: flow.route)
        return driver.alerts.last.map { "\(name) \"\($0.title)\"" } ?? name
    }

    /// The screen of a node, without the alert over it.
    func screen(of node: String) -> String {
        node.unicodeScalars.firstIndex(of: "\"").map { String(node[..<$0].dropLast()) } ?? node
    }

    private static func routes(
        of outline: FlowOutline, root: RouteName
    ) -> [String: Set<RouteName>] {
        var routes = [outline.coordinator: Set([root])]
        for child in outline.flows.flatMap(\.children) {
            routes[child.coordinator, default: []].insert(child.route)
        }
        return routes
    }
}
