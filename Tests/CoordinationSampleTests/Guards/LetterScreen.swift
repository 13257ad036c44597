import Wayline

final class LetterScreen: Screen {
    typealias Routes = LetterRouter
    let text = Observable("")

    var isEmpty: Bool { text.value.isEmpty }
}

struct LetterRouter: Router {
    enum Route: String, CaseIterable {
        case send, discard
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .send, .discard: .pop
        }
    }
}

extension Alert {
    static let discard = Alert(
        "Discard the letter?",
        actions: [Action("Discard", route: "discard"), Action("Go on writing")])
}
