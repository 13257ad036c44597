package import Coordination

/// A router that can be asked: whose it is, what it reads, and how it is made.
@MainActor
package struct ListedRouter {
    /// The screen that it decides for.
    package let screen: String
    package let facts: [Fact]
    package let routes: [ListedRoute]
    private let make: (StatedFacts) -> any Router

    init<Made: Router>(
        _ screen: String, _ facts: Fact..., takes parameters: [RouteID: [SettingKey]] = [:],
        _ make: @escaping (StatedFacts) -> Made
    ) {
        self.screen = screen
        self.facts = facts
        self.make = make
        routes = Made.Route.allCases.map {
            let id = RouteID($0)
            return ListedRoute(id: id, parameters: parameters[id] ?? [])
        }
    }

    /// What the router decides by these facts.
    func decide(
        _ route: RouteID, _ parameters: RouteParameters, _ facts: StatedFacts
    ) throws(RoutingError) -> Transition {
        // A router does not keep what it reads.
        try withExtendedLifetime(facts) { facts throws(RoutingError) in
            try make(facts).route(to: route, parameters)
        }
    }
}

extension ListedRouter {
    /// The lines of a list of routers.
    package var text: String {
        let lines =
            [screen, "  routes  \(routes.map(\.text).joined(separator: ", "))"]
            + (facts.isEmpty ? [] : ["  facts   \(facts.map(\.key.text).joined(separator: ", "))"])
        return lines.map { $0 + "\n" }.joined()
    }

    package var json: RouteValue {
        [
            "screen": .string(screen),
            "facts": .array(facts.map(\.key.json)),
            "routes": .array(routes.map(\.json)),
        ]
    }
}
