import Coordination
import WaylineApplication
import WaylineCommandLine
import WaylineRouting

/// The lists of an app.
@MainActor
extension Listing {
    static func routes(of app: App) -> Listing {
        Listing("routes", fields: "facts, routes, screen") { _ in
            let routers = AskedRouter.all(of: app)
            return Rows(text: routers.map(\.text).joined(), values: routers.map(\.json))
        }
    }

    static func links(of app: App) -> Listing {
        Listing("links", fields: "example, leadsTo, pattern") { _ in
            let links = try app.makeLinks.map { try ListedLink.all(of: $0()) } ?? []
            return Rows(
                text: links.map(\.text).joined(), values: links.map(\.json),
                notes: links.isEmpty ? ["The app has no links."] : [])
        }
    }

    static func screens(of app: App) -> Listing {
        Listing("screens", fields: "file, flow, input, line, route, screen") { _ in
            let screens = app.outline.flows.flatMap { flow in
                flow.screens.map { (flow: flow.coordinator, screen: $0) }
            }
            return Rows(screens) { flow, screen in
                let route = screen.route.rawValue
                let value: RouteValue = [
                    "route": .string(route), "screen": .string(screen.screen),
                    "flow": .string(flow), "input": screen.input.map { .string($0) } ?? .null,
                    "file": .string(screen.file), "line": .int(screen.line),
                ]
                return ([route, screen.screen, flow, screen.input ?? ""], value)
            }
        }
    }

    static func flows(of app: App) -> Listing {
        Listing("flows", fields: "children, file, first, flow, hasTabs, line, result") { _ in
            Rows(app.outline.flows) { ($0.cells, $0.value) }
        }
    }

    static func commands(of program: @escaping @MainActor @Sendable () -> Program) -> Listing {
        Listing("commands", fields: "name, summary") { _ in
            Rows(program().commands) { command in
                let (name, summary) = (command.name, command.summary)
                return ([name, summary], ["name": .string(name), "summary": .string(summary)])
            }
        }
    }
}

extension FlowOutline {
    fileprivate var cells: [String] {
        let routes = first.map(\.rawValue).joined(separator: ", ")
        let children = children.map(\.route.rawValue).joined(separator: ", ")
        return [
            coordinator, "\(hasTabs ? "tabs" : "begins at") \(routes)",
            children.isEmpty ? "" : "starts \(children)",
        ]
    }

    fileprivate var value: RouteValue {
        [
            "flow": .string(coordinator), "hasTabs": .bool(hasTabs),
            "first": .array(first.map { .string($0.rawValue) }),
            "children": .array(children.map { .string($0.route.rawValue) }),
            "result": output.map { .string($0) } ?? .null, "file": .string(file),
            "line": .int(line),
        ]
    }
}
