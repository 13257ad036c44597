import Coordination
import Screens

/// What there is, and what a router says.
@MainActor
extension Program {
    func list(_ listing: Listing, isJSON: Bool, _ output: Output) -> ExitStatus {
        switch listing {
        case .screens: return listScreens(isJSON: isJSON, output)
        case .templates: return listTemplates(isJSON: isJSON, output)
        case .routes:
            let routers = ListedRouter.all
            output.write(
                isJSON
                    ? RouteValue.array(routers.map(\.json)).json + "\n"
                    : routers.map(\.text).joined())
        case .links: return listLinks(isJSON: isJSON, output)
        }
        return .success
    }

    private func listLinks(isJSON: Bool, _ output: Output) -> ExitStatus {
        do {
            let links = try ListedLink.all()
            output.write(
                isJSON
                    ? RouteValue.array(links.map(\.json)).json + "\n"
                    : links.map(\.text).joined())
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
            output.write((question.isJSON ? answer.json : decision.text) + "\n")
            return .success
        } catch {
            output.fail("\(error)")
            return .usage
        }
    }
}
