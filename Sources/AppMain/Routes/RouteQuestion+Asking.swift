package import Coordination

@MainActor
extension RouteQuestion {
    /// What the router decides.
    package func decision() throws(RouteQuestionError) -> Transition {
        guard let router = ListedRouter.all.first(where: { $0.screen == screen }) else {
            throw .unknownScreen(screen, known: ListedRouter.all.map(\.screen))
        }
        let id = RouteID(rawValue: route)
        guard let listed = router.routes.first(where: { $0.id == id }) else {
            throw .routing(.unknownRoute(id, known: router.routes.map(\.id)))
        }
        let facts = StatedFacts()
        let parameters = try sort(router.facts, listed.parameters, into: facts)
        do throws(RoutingError) {
            return try router.decide(id, RouteParameters(parameters), facts)
        } catch {
            throw .routing(error)
        }
    }

    /// Has `stated` say what is a fact; the rest goes along with the route.
    private func sort(
        _ facts: [Fact], _ parameters: [SettingKey], into stated: StatedFacts
    ) throws(RouteQuestionError) -> [String: RouteValue] {
        var along: [String: RouteValue] = [:]
        var seen: Set<String> = []
        for setting in settings {
            guard seen.insert(setting.key).inserted else { throw .repeated(setting.key) }
            if let fact = facts.first(where: { $0.key.name == setting.key }) {
                try fact.state(setting.checked(by: fact.key).text, in: stated)
            } else if let key = parameters.first(where: { $0.name == setting.key }) {
                along[key.name] = try setting.checked(by: key).value
            } else {
                let known = facts.map(\.key.text) + parameters.map(\.text)
                throw .unknownKey(setting.key, known: known)
            }
        }
        return along
    }
}

extension RouteQuestion.Setting {
    fileprivate func checked(
        by key: SettingKey
    ) throws(RouteQuestionError) -> (text: String, value: RouteValue) {
        guard let known = key.value(of: value) else { throw .notAllowed(value, key) }
        return (value, known)
    }
}
