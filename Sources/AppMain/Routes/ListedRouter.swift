package import WaylineRouting

/// A router of the sample app: its screen, its facts, and a function that makes it.
@MainActor
package struct ListedRouter: AskedRouter {
    package let screen: String
    package let routes: [ListedRoute]
    private let facts: [Fact]
    private let make: (StatedFacts) -> any Router

    init<Made: Router>(
        _ screen: String, _ facts: Fact..., takes parameters: [RouteName: [SettingKey]] = [:],
        _ make: @escaping (StatedFacts) -> Made
    ) {
        self.screen = screen
        self.facts = facts
        self.make = make
        routes = Made.Route.allCases.map {
            let id = RouteName($0)
            return ListedRoute(id: id, parameters: parameters[id] ?? [])
        }
    }

    package var keys: [SettingKey] { facts.map(\.key) }

    package func decide(
        _ route: RouteName, _ parameters: RouteParameters, stated: [String: String]
    ) throws(RoutingError) -> Transition {
        let found = StatedFacts()
        for fact in facts {
            if let text = stated[fact.key.name] { fact.state(text, in: found) }
        }
        // A router does not retain the object that it reads.
        return try withExtendedLifetime(found) { found throws(RoutingError) in
            try make(found).route(to: route, parameters)
        }
    }
}
