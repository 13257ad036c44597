package import TextMenu
import WaylineCommandLine
package import WaylineRouting

/// The forms of a table of decisions.
enum RouteFormat {
    case text, markdown, json
}

/// A question to the router of a screen.
@MainActor
package struct RouteQuestion {
    /// The route; nil for all of them.
    private let route: String?
    private let screen: String

    /// The facts that are set, as `key=value`.
    private let settings: [String]

    package init(_ route: String?, from screen: String, _ settings: [String] = []) {
        self.route = route
        self.screen = screen
        self.settings = settings
    }

    /// Returns the decision of the router of `app`, or without a route the table of all decisions: for each
    /// route, and each combination of the finite facts that are not set.
    func answer(of app: App, as format: RouteFormat) throws(RouteQuestionError) -> String {
        guard let route else {
            let router = try router(of: app)
            return try RouteTable(of: router, stating: stated(router.keys)).text(as: format)
        }
        let decision = try decision(of: app)
        if format != .json { return decision.description.printableLines }
        let answer: RouteValue = [
            "screen": .string(screen), "route": .string(route), "decision": decision.value,
            "text": .string(decision.description),
        ]
        return answer.json
    }

    /// Returns the decision of the router of `app`.
    package func decision(of app: App) throws(RouteQuestionError) -> Transition {
        let router = try router(of: app)
        let name = RouteName(rawValue: route ?? "")
        guard router.routes.contains(name) else {
            throw .routing(.unknownRoute(name, known: router.routes))
        }
        return try router.decide(name, stated: stated(router.keys))
    }

    private func router(of app: App) throws(RouteQuestionError) -> AskedRouter {
        let routers = AskedRouter.all(of: app)
        guard let router = routers.first(where: { $0.screen == screen }) else {
            throw .unknownScreen(screen, known: routers.map(\.screen))
        }
        return router
    }

    /// Returns the settings by the names of the fields that they set.
    private func stated(
        _ fields: [FactField]
    ) throws(RouteQuestionError) -> [String: String?] {
        var stated: [String: String?] = [:]
        for setting in settings {
            let parts = setting.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else { throw .noSetting(setting) }
            guard let field = fields.first(where: { $0.name == parts[0] }) else {
                throw .unknownKey(String(parts[0]), known: fields.map(\.text))
            }
            let text = String(parts[1])
            guard field.allows(text) else { throw .notAllowed(text, field) }
            let value = field.isNil(text) ? nil : text
            guard stated.updateValue(value, forKey: field.name) == nil else {
                throw .repeated(field.name)
            }
        }
        return stated
    }
}
