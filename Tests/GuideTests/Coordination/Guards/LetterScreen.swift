import Wayline

final class LetterScreen: Screen {
    typealias Routes = LetterRouter
    let text = Observable("")

    var isEmpty: Bool { text.value.isEmpty }
}

struct LetterRouter: Router {
    enum Route: String, CaseIterable {
        case send
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .send: .pop
        }
    }
}

extension Alert {
    static let discard = Alert.confirm(
        "Discard the letter?", yes: "Discard", no: "Go on writing")

    static let saveDraft = Alert(
        "Save the letter?",
        actions: [.init("Keep editing"), .yes("Save draft"), .yes("Discard")])
}
