package import Wayline

@MainActor
extension RouteQuestion {
    /// Returns the decision of the router: one of the sample app, or of a screen in the list.
    package func decision() throws(RouteQuestionError) -> Transition {
        let routers: [any AskedRouter]
        do throws(RoutingError) {
            routers = ListedRouter.all + (try MadeScreen.listed())
        } catch {
            throw .routing(error)
        }
        return try decision(among: routers)
    }

    /// Returns the decision of the router, which must be one of these.
    package func decision(
        among routers: [any AskedRouter]
    ) throws(RouteQuestionError) -> Transition {
        guard let router = routers.first(where: { $0.screen == screen }) else {
            throw .unknownScreen(screen, known: routers.map(\.screen))
        }
        let id = RouteName(rawValue: route)
        guard let listed = router.routes.first(where: { $0.id == id }) else {
            throw .routing(.unknownRoute(id, known: router.routes.map(\.id)))
        }
        let (stated, along) = try sorted(router.keys, listed.parameters)
        do throws(RoutingError) {
            return try router.decide(id, RouteParameters(along), stated: stated)
        } catch {
            throw .routing(error)
        }
    }

    /// Divides the settings into facts that the router reads and parameters of the route.
    private func sorted(
        _ facts: [SettingKey], _ parameters: [SettingKey]
    ) throws(RouteQuestionError) -> (stated: [String: String], along: [String: RouteValue]) {
        var (stated, along): ([String: String], [String: RouteValue]) = ([:], [:])
        var seen: Set<String> = []
        for setting in settings {
            guard seen.insert(setting.key).inserted else { throw .repeated(setting.key) }
            if let key = facts.first(where: { $0.name == setting.key }) {
                _ = try setting.value(for: key)
                stated[key.name] = setting.value
            } else if let key = parameters.first(where: { $0.name == setting.key }) {
                along[key.name] = try setting.value(for: key)
            } else {
                throw .unknownKey(setting.key, known: (facts + parameters).map(\.text))
            }
        }
        return (stated, along)
    }
}

extension RouteQuestion.Setting {
    /// Returns the value of the setting for `key`.
    fileprivate func value(for key: SettingKey) throws(RouteQuestionError) -> RouteValue {
        guard let known = key.value(of: value) else { throw .notAllowed(value, key) }
        return known
    }
}
