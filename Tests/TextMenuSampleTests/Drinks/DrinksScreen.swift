import Wayline

extension RouteName {
    static let drinks: RouteName = "drinks"
}

final class DrinksScreen: ViewScreen {
    let way = Way()
    let view = DrinksView()
    let router: any Router = DrinksRouter()
    private let drinks: Observable<[Drink]>
    private var bindings: Set<AnyCancellable> = []

    init(_ drinks: [Drink]) {
        self.drinks = Observable(drinks)
    }

    func start() {
        drinks.bind(\.items, on: view.drinks).store(in: &bindings)
        view.drinks.selectionPublisher.bind(to: self) { screen, drink in
            screen.perform(DrinksRouter.Route.choose, ReceiptInput(name: drink.name))
        }.store(in: &bindings)
    }
}

struct DrinksRouter: Router {
    enum Route: String, CaseIterable {
        case choose
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .choose: .push(.receipt, parameters)
        }
    }
}
