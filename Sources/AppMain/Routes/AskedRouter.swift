import WaylineCommands
package import WaylineRouting

/// A router that can be asked from the command line, and what can be said to it.
@MainActor
package protocol AskedRouter {
    /// The screen that it decides for.
    var screen: String { get }

    /// The facts that the router reads, by key.
    var keys: [SettingKey] { get }

    /// The routes that the router knows.
    var routes: [ListedRoute] { get }

    /// Returns the decision for the `stated` facts, whose keys and values are allowed.
    func decide(
        _ route: RouteID, _ parameters: RouteParameters, stated: [String: String]
    ) throws(RoutingError) -> Transition
}

extension AskedRouter {
    /// Its lines in a list of routers.
    package var text: String {
        let lines =
            [screen, "  routes  \(routes.map(\.text).joined(separator: ", "))"]
            + (keys.isEmpty ? [] : ["  facts   \(keys.map(\.text).joined(separator: ", "))"])
        return lines.map { $0 + "\n" }.joined()
    }

    package var json: RouteValue {
        [
            "screen": .string(screen), "facts": .array(keys.map(\.json)),
            "routes": .array(routes.map(\.json)),
        ]
    }
}
