import Wayline

final class ThemeCoordinator: Coordinator {
    static let flow = Flow<ThemeCoordinator>(.theme) {
        ScreenRoute(.theme) { _ in ThemeScreen() }
        ScreenRoute(.colour) { _ in ColourScreen() }
            .returns(to: ThemeScreen.self) { theme, result in theme.apply(result) }
    }
}

final class ThemeScreen: Screen {
    private(set) var colour = "white"

    func apply(_ result: FlowResult<String>) {
        if case .finished(let colour) = result { self.colour = colour }
    }
}

final class ColourScreen: Screen {
    typealias Routes = ColourRouter

    var facts: ColourRouter.Facts { .init(colour: "red") }
}

struct ColourRouter: Router {
    typealias Output = String

    enum Route: String, CaseIterable { case chosen }

    struct Facts: RouterFacts { var colour = "" }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .chosen: finish(facts.colour)
        }
    }
}

extension RouteID<NoInput> {
    static let theme = Self("theme")
    static let colour = Self("colour")
}
