import Coordination
import WaylineApplication
import WaylineCommandLine
import WaylineRouting

/// The forms of an answer.
enum RouteFormat {
    case text, markdown, json
}

extension AskedRouter {
    /// Returns the router of a screen of `app`.
    @MainActor
    static func of(
        _ screen: String, in app: App, among all: [AskedRouter]
    ) throws(RouteQuestionError) -> AskedRouter {
        if let router = all.first(where: { $0.screen == screen }) { return router }
        let known = all.map(\.screen)
        let screens = app.outline.flows.flatMap(\.screens).map(\.route.rawValue)
        let isScreen = screens.contains(screen)
        throw isScreen ? .noRouter(screen, known: known) : .unknownScreen(screen, known: known)
    }

    /// Returns the decision for a route, or without a route the table of all decisions: for each
    /// route, and each combination of the finite facts that are not set. `settings` are facts like
    /// `key=value`.
    func answer(
        _ route: String?, _ settings: [String], as format: RouteFormat
    ) throws(RouteQuestionError) -> String {
        let stated = try stated(settings)
        guard let route else {
            return try RouteTable(of: self, stating: stated).text(as: format)
        }
        let decision = try decide(RouteName(rawValue: route), stated: stated)
        if format != .json { return decision.description.escapedLines }
        let answer: RouteValue = [
            "screen": .string(screen), "route": .string(route), "decision": decision.value,
            "text": .string(decision.description),
        ]
        return answer.json
    }

    /// Returns the settings by the names of the fields that they set.
    private func stated(_ settings: [String]) throws(RouteQuestionError) -> [String: String?] {
        var stated: [String: String?] = [:]
        for setting in settings {
            let parts = setting.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else { throw .noSetting(setting) }
            guard let field = keys.first(where: { $0.name == parts[0] }) else {
                throw .unknownKey(String(parts[0]), known: keys)
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
