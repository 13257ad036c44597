import Coordination
import WaylineApplication
import WaylineRouting

/// A router that the command line can ask: that of a screen of the app's flows.
struct AskedRouter: Sendable {
    /// The route of the screen that it decides for. If screens of several flows have the route, the
    /// name of the flow stands before it, as in `CheckoutCoordinator/summary`.
    let screen: String
    private let router: any Router.Type

    /// All routers of `app`, by the routes of their screens.
    @MainActor
    static func all(of app: App) -> [AskedRouter] {
        let byRoute = Dictionary(grouping: app.outline.routers, by: \.screen.rawValue)
        return byRoute.flatMap { route, routers in
            // One screen in several flows has one router.
            if Set(routers.map { ObjectIdentifier($0.router) }).count == 1 {
                return [AskedRouter(screen: route, router: routers[0].router)]
            }
            return routers.map { AskedRouter(screen: "\($0.flow)/\(route)", router: $0.router) }
        }.sorted { $0.screen < $1.screen }
    }

    /// A question to a router, as an example. It sets a fact with few values, if a router has one.
    typealias Example = (router: AskedRouter, route: RouteName, setting: String?)

    static func example(among all: [AskedRouter]) -> Example? {
        let chosen = all.first { $0.keys.contains { $0.setting != nil } } ?? all.first
        guard let chosen, let route = chosen.routes.first else { return nil }
        return (chosen, route, chosen.keys.lazy.compactMap(\.setting).first)
    }

    /// The names of the routes.
    var routes: [RouteName] { router.routeNames }

    /// The facts that the router reads, by key.
    var keys: [FactField] { router.outline.facts }

    /// Returns the decision for the `stated` facts; all others are as at the beginning.
    func decide(
        _ route: RouteName, stated: [String: String?]
    ) throws(RouteQuestionError) -> Transition {
        if !routes.contains(route) { throw .routing(.unknownRoute(route, known: routes)) }
        do { return try router.decide(route, stating: stated) } catch {
            throw .unreadableFacts("\(error)")
        }
    }

    /// The lines for it in a list of routers.
    var text: String {
        let lines =
            [screen, "  routes  \(routes.map(\.rawValue).joined(separator: ", "))"]
            + (keys.isEmpty ? [] : ["  facts   \(keys.map(\.text).joined(separator: ", "))"])
        return lines.map { $0 + "\n" }.joined()
    }

    var json: RouteValue {
        [
            "screen": .string(screen), "facts": .array(keys.map(\.json)),
            "routes": .array(routes.map { .string($0.rawValue) }),
        ]
    }
}
