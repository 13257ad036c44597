package import TextMenu
package import WaylineRouting

/// A router that the command line can ask: that of a screen of the app's flows.
package struct AskedRouter: Sendable {
    /// The route of the screen that it decides for.
    package let screen: String
    private let router: any Router.Type

    /// All routers of `app`, by the routes of their screens.
    @MainActor
    package static func all(of app: App) -> [AskedRouter] {
        app.makeRouters().map { AskedRouter(screen: $0.rawValue, router: $1) }
            .sorted { $0.screen < $1.screen }
    }

    /// The names of the routes.
    package var routes: [RouteName] { router.routeNames }

    /// The facts that the router reads, by key.
    package var keys: [FactField] { router.outline.facts }

    /// Returns the decision for the `stated` facts; all others are as at the beginning.
    package func decide(
        _ route: RouteName, stated: [String: String]
    ) throws -> Transition {
        try router.decide(route, stating: stated)
    }

    /// The lines for it in a list of routers.
    package var text: String {
        let lines =
            [screen, "  routes  \(routes.map(\.rawValue).joined(separator: ", "))"]
            + (keys.isEmpty ? [] : ["  facts   \(keys.map(\.text).joined(separator: ", "))"])
        return lines.map { $0 + "\n" }.joined()
    }

    package var json: RouteValue {
        [
            "screen": .string(screen), "facts": .array(keys.map(\.json)),
            "routes": .array(routes.map { .string($0.rawValue) }),
        ]
    }
}
