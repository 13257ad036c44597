import Wayline

struct CellarRouter: Router {
    enum Route: String, CaseIterable {
        case shelf
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(.shelf)
    }
}

final class CellarScreen: ViewScreen {
    typealias Routes = CellarRouter
    let view: CellarView

    init(_ fault: BakeryFault?, _ language: String) {
        view = CellarView(fault, language)
    }

    func start() {
        bind(view.shelf, to: .shelf)
    }
}

final class CellarView: View {
    let title: String
    let light: Toggle
    let shelf: Button
    let controls: [Control]

    init(_ fault: BakeryFault?, _ language: String) {
        light = Toggle(language == "vi" ? "Đèn" : "Light")
        shelf = Button(
            language == "vi" ? "Kệ" : "Shelf", key: fault == .unusableKey ? "1" : nil)
        title = fault == .emptyTitle ? "" : language == "vi" ? "Hầm" : "Cellar"
        controls = fault == .deadEnd ? [light] : [light, shelf]
    }
}
