package import Wayline

@MainActor
extension RouteQuestion {
    /// Returns the decision of the router of the sample app.
    package func decision() throws(RouteQuestionError) -> Transition {
        let routers = AskedRouter.all
        guard let router = routers.first(where: { $0.screen == screen }) else {
            throw .unknownScreen(screen, known: routers.map(\.screen))
        }
        let name = RouteName(rawValue: route)
        guard router.routes.contains(name) else {
            throw .routing(.unknownRoute(name, known: router.routes))
        }
        let stated = try stated(router.keys)
        do {
            return try router.decide(name, stated: stated)
        } catch {
            throw .unreadableFacts("\(error)")
        }
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
