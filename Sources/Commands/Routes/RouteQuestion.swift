import TextMenu
package import WaylineCommandLine
import WaylineRouting

/// A question to a router.
package struct RouteQuestion: Hashable, Sendable {
    /// The value of a fact that the router reads.
    package struct Setting: Hashable, Sendable {
        package let key: String
        package let value: String

        package init(_ key: String, _ value: String) {
            self.key = key
            self.value = value
        }
    }

    /// The route; nil for all of them.
    package let route: String?
    package let screen: String
    package var settings: [Setting] = []

    package init(_ route: String?, from screen: String, _ settings: [Setting] = []) {
        self.route = route
        self.screen = screen
        self.settings = settings
    }

    package init(_ arguments: Arguments) throws(CommandError) {
        route = arguments.operands.first
        screen = arguments.value(.from) ?? ""
        for text in arguments.all(.set) { settings.append(try Setting(text)) }
    }

    /// Prints the decision of the router of `app`, or the table of its decisions.
    @MainActor
    func ask(_ app: App, as format: RouteFormat, _ output: Output) -> ExitStatus {
        do throws(RouteQuestionError) {
            output.write(try answer(of: app, as: format) + "\n")
            return .success
        } catch {
            output.fail("\(error)")
            return .usage
        }
    }

    @MainActor
    private func answer(
        of app: App, as format: RouteFormat
    ) throws(RouteQuestionError) -> String {
        guard let route else { return try table(of: app).text(as: format) }
        let decision = try decision(of: app)
        if format != .json { return decision.description.printableLines }
        let answer: RouteValue = [
            "screen": .string(screen), "route": .string(route), "decision": decision.value,
            "text": .string(decision.description),
        ]
        return answer.json
    }
}

/// The forms of a table of decisions.
package enum RouteFormat: Sendable {
    case text, markdown, json
}

extension RouteQuestion.Setting {
    /// Reads `key=value`.
    fileprivate init(_ text: String) throws(CommandError) {
        guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
            throw .refused(
                "'\(text)' sets no fact: write '--set FACT=VALUE', e.g. "
                    + "'--set status=expired'.")
        }
        self.init(String(text[..<sign]), String(text[text.index(after: sign)...]))
    }
}
