import Wayline

struct GuestRouter: Router {
    enum Route: String, CaseIterable { case enter }

    struct Facts: RouterFacts {
        var isKnown = false
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        facts.isKnown ? .push(.drinks) : .stay
    }
}

final class GuestScreen: ViewScreen {
    typealias Routes = GuestRouter
    let view = GuestView()
    private let name = Observable("")
    private let code = Observable("")

    var facts: GuestRouter.Facts { .init(isKnown: code.value == "1234") }

    func start() {
        bind(view.name, name)
        bind(view.code, code)
        bind(\.enter.isEnabled, name.map { !$0.isEmpty })
        view.enter.onTap(self) { screen in
            if !screen.facts.isKnown { screen.view.message.text = "Wrong code." }
            screen.perform(.enter)
        }
    }
}

final class GuestView: View {
    let title = "Tea bar"
    let name = TextField("Name")
    let code = SecureField("Code")
    let sugar = Toggle("Sugar")
    let enter = Button("Enter", isDefault: true)
    let message = Label()

    lazy var controls: [Control] = [name, code, sugar, enter, message]
}
