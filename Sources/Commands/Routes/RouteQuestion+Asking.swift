package import TextMenu
package import WaylineRouting

@MainActor
extension RouteQuestion {
    /// Returns the decision of the router of `app`.
    package func decision(of app: App) throws(RouteQuestionError) -> Transition {
        let router = try router(of: app)
        let name = RouteName(rawValue: route ?? "")
        guard router.routes.contains(name) else {
            throw .routing(.unknownRoute(name, known: router.routes))
        }
        return try router.decision(on: name, stated(router.keys))
    }

    /// Returns all decisions of the router: for each route, and each combination of the finite facts that
    /// are not set.
    func table(of app: App) throws(RouteQuestionError) -> RouteTable {
        let router = try router(of: app)
        return try RouteTable(of: router, stating: stated(router.keys))
    }

    private func router(of app: App) throws(RouteQuestionError) -> AskedRouter {
        let routers = AskedRouter.all(of: app)
        guard let router = routers.first(where: { $0.screen == screen }) else {
            throw .unknownScreen(screen, known: routers.map(\.screen))
        }
        return router
    }

    /// Returns the settings by the names of the fields that they state.
    private func stated(
        _ fields: [FactField]
    ) throws(RouteQuestionError) -> [String: String] {
        var stated: [String: String] = [:]
        for setting in settings {
            guard let field = fields.first(where: { $0.name == setting.key }) else {
                throw .unknownKey(setting.key, known: fields.map(\.text))
            }
            guard field.allows(setting.value) else { throw .notAllowed(setting.value, field) }
            guard stated.updateValue(setting.value, forKey: field.name) == nil else {
                throw .repeated(field.name)
            }
        }
        return stated
    }
}

extension AskedRouter {
    func decision(
        on route: RouteName, _ stated: [String: String]
    ) throws(RouteQuestionError) -> Transition {
        do {
            return try decide(route, stated: stated)
        } catch {
            throw .unreadableFacts("\(error)")
        }
    }
}
