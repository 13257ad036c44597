package import WaylineCommandLine
import WaylineGenerator
import WaylineRouting

/// A question to a router.
package struct RouteQuestion: Hashable, Sendable {
    /// A fact that the router reads.
    package struct Setting: Hashable, Sendable {
        package let key: String
        package let value: String

        package init(_ key: String, _ value: String) {
            self.key = key
            self.value = value
        }
    }

    package let route: String
    package let screen: String
    package var settings: [Setting] = []
    package var isJSON = false

    package init(_ route: String, from screen: String, _ settings: [Setting] = []) {
        self.route = route
        self.screen = screen
        self.settings = settings
    }

    package init(_ arguments: Arguments) throws(CommandError) {
        route = arguments.operands.first ?? ""
        screen = arguments.value(.from) ?? ""
        isJSON = arguments.has(.json)
        for text in arguments.all(.set) { settings.append(try Setting(text)) }
    }

    /// Prints the decision of the router.
    @MainActor
    func ask(_ output: Output) -> ExitStatus {
        do throws(RouteQuestionError) {
            let decision = try decision()
            let answer: RouteValue = [
                "screen": .string(screen), "route": .string(route), "decision": decision.value,
                "text": .string(decision.description),
            ]
            output.write((isJSON ? answer.json : decision.description.printableLines) + "\n")
            return .success
        } catch {
            output.fail("\(error)")
            return .usage
        }
    }
}

extension RouteQuestion.Setting {
    /// Reads `key=value`.
    fileprivate init(_ text: String) throws(CommandError) {
        guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
            throw .refused(
                "'\(text)' is no key with a value: write '--set KEY=VALUE', e.g. "
                    + "'--set status=expired'.")
        }
        self.init(String(text[..<sign]), String(text[text.index(after: sign)...]))
    }
}
