import Wayline

/// Decides where the first screen leads.
struct WelcomeRouter: Router {
    enum Route: String, CaseIterable { case go }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .go: .enter(.home)
        }
    }
}

/// The controls of the first screen.
final class WelcomeView: View {
    let title: String
    let text: Label
    let go: Button

    init(_ words: Words) {
        title = words("Lotus Insurance", "Bảo hiểm Hoa Sen")
        text = Label(words("Tell us what happened.", "Hãy cho chúng tôi biết chuyện gì đã xảy ra."))
        go = Button(words("Begin", "Bắt đầu"))
    }

    var controls: [Control] { [text, go] }
}

/// Greets the user.
final class WelcomeScreen: ViewScreen {
    typealias Routes = WelcomeRouter
    let view: WelcomeView

    init(words: Words) {
        view = WelcomeView(words)
    }

    func start() {
        bind(view.go, to: .go)
    }
}
