import Wayline

extension RouteName {
    static let letter: RouteName = "letter"
}

final class LetterScreen: Screen {
    let way = Way()
    let router: any Router = LetterRouter()
    let text = Observable("")

    var isEmpty: Bool { text.value.isEmpty }
}

extension Alert {
    static let discard = Alert(
        "Discard the letter?",
        actions: [Action("Discard", route: "discard"), Action("Go on writing")])
}
