import WaylineCommands
package import WaylineRouting

/// A router that the command line can ask, with its facts and its routes.
@MainActor
package protocol AskedRouter {
    /// The screen that it decides for.
    var screen: String { get }

    /// The facts that the router reads, by key.
    var keys: [SettingKey] { get }

    /// The routes of the router.
    var routes: [ListedRoute] { get }

    /// Returns the decision for the `stated` facts, whose keys and values were checked.
    func decide(
        _ route: RouteName, _ parameters: RouteParameters, stated: [String: String]
    ) throws(RoutingError) -> Transition
}

extension AskedRouter {
    /// The lines for it in a list of routers.
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
