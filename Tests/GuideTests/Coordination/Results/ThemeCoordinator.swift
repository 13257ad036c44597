import Wayline

final class ThemeCoordinator: Coordinator {
    static let flow = Flow<ThemeCoordinator>(.theme) {
        FlowScreen(.theme) { _ in ThemeScreen() }
        FlowScreen(.colour) { _ in ColourScreen() }
            .returns(to: ThemeScreen.self) { theme, result in theme.apply(result) }
    }
}

final class ThemeScreen: Screen {
    private(set) var colour = "white"

    func apply(_ result: FlowResult<Colour>) {
        if case .finished(let colour) = result { self.colour = colour.name }
    }

    func chooseColour() async {
        guard let colour = await present(.colour) else { return }
        self.colour = "my " + colour.name
    }
}

final class ColourScreen: Screen {
    typealias Routes = ColourRouter

    var facts: ColourRouter.Facts { .init(colour: "red") }
}

struct Colour: Codable {
    let name: String
}

struct ColourRouter: Router {
    typealias Output = Colour

    enum Route: String, CaseIterable { case chosen }

    struct Facts: RouterFacts { var colour = "" }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .chosen: finish(Colour(name: facts.colour))
        }
    }
}

extension Destination<NoInput, NoOutput> {
    static let theme = Self("theme")
}

extension Destination<NoInput, Colour> {
    static let colour = Self("colour")
}
