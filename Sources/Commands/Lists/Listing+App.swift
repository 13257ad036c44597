import Coordination
import TextMenu
import WaylineCommandLine
import WaylineRouting

/// The lists of an app.
@MainActor
extension Listing {
    static func routes(of app: App) -> Listing {
        Listing("routes") {
            let routers = AskedRouter.all(of: app)
            return Rows(text: routers.map(\.text).joined(), values: routers.map(\.json))
        }
    }

    static func links(_ table: @escaping @MainActor () throws -> LinkTable<Transition>) -> Listing {
        Listing("links") {
            let links = try ListedLink.all(of: table())
            return Rows(text: links.map(\.text).joined(), values: links.map(\.json))
        }
    }

    static func screens(of app: App) -> Listing {
        Listing("screens") {
            let screens = app.outline.flows.flatMap { flow in
                flow.screens.map { ListedScreenOfFlow(flow: flow.coordinator, screen: $0) }
            }
            return Rows(columns: screens.map(\.columns), values: screens.map(\.json))
        }
    }

    static func flows(of app: App) -> Listing {
        Listing("flows") {
            let flows = app.outline.flows
            return Rows(columns: flows.map(\.columns), values: flows.map(\.json))
        }
    }

    static func commands(of program: @escaping @MainActor @Sendable () -> Program) -> Listing {
        Listing("commands") {
            let commands = program().commands
            return Rows(
                columns: commands.map { [$0.name, $0.summary] },
                values: commands.map { ["name": .string($0.name), "summary": .string($0.summary)] })
        }
    }
}

/// A screen in the list of an app's screens.
private struct ListedScreenOfFlow {
    let flow: String
    let screen: FlowOutline.Screen

    var columns: [String] {
        [screen.route.rawValue, screen.screen, flow, screen.input ?? ""]
    }

    var json: RouteValue {
        [
            "route": .string(screen.route.rawValue), "screen": .string(screen.screen),
            "flow": .string(flow), "input": screen.input.map { .string($0) } ?? .null,
            "file": .string(screen.file), "line": .int(screen.line),
        ]
    }
}

extension FlowOutline {
    fileprivate var columns: [String] {
        let routes = first.map(\.rawValue).joined(separator: ", ")
        let children = children.map(\.route.rawValue).joined(separator: ", ")
        return [
            coordinator, "\(hasTabs ? "tabs" : "begins at") \(routes)",
            children.isEmpty ? "" : "starts \(children)",
        ]
    }

    fileprivate var json: RouteValue {
        [
            "flow": .string(coordinator), "hasTabs": .bool(hasTabs),
            "first": .array(first.map { .string($0.rawValue) }),
            "children": .array(children.map { .string($0.route.rawValue) }),
            "result": output.map { .string($0) } ?? .null, "file": .string(file),
            "line": .int(line),
        ]
    }
}
