import Coordination
import Generator
import Screens

/// What there is, and what a router says.
@MainActor
extension Program {
    func list(_ options: ListOptions, _ output: Output) -> ExitStatus {
        switch options.listing {
        case .screens: return listScreens(options, output)
        case .templates: return listTemplates(options, output)
        case .routes:
            return list(options.isJSON, output) {
                let routers: [any AskedRouter] = ListedRouter.all + (try MadeScreen.listed())
                return routers.map { ($0.text, $0.json) }
            }
        case .links:
            return list(options.isJSON, output) { try ListedLink.all().map { ($0.text, $0.json) } }
        }
    }

    private func list(
        _ isJSON: Bool, _ output: Output, _ rows: () throws -> [(text: String, json: RouteValue)]
    ) -> ExitStatus {
        do {
            let rows = try rows()
            output.write(
                isJSON
                    ? RouteValue.array(rows.map(\.json)).json + "\n"
                    : rows.map(\.text).joined())
            return .success
        } catch {
            output.fail("\(error)")
            return .failure
        }
    }

    func ask(_ question: RouteQuestion, _ output: Output) -> ExitStatus {
        do throws(RouteQuestionError) {
            let decision = try question.decision()
            let answer: RouteValue = [
                "screen": .string(question.screen), "route": .string(question.route),
                "decision": decision.value, "text": .string(decision.text),
            ]
            output.write((question.isJSON ? answer.json : decision.text.printableLines) + "\n")
            return .success
        } catch {
            output.fail("\(error)")
            return .usage
        }
    }
}
