import Wayline

final class DrinksScreen: ViewScreen {
    typealias Routes = DrinksRouter
    let view = DrinksView()
    private let context: AppContext
    private let chosen = Observable("")

    var facts: DrinksRouter.Facts { .init(drink: chosen.value) }

    init(_ context: AppContext) {
        self.context = context
    }

    func start() {
        var random = context.makeRandom()
        view.drinks.items = ["Black tea", "Cà phê sữa đá", "Green tea", "Water"]
            .shuffled(using: &random)
        view.drinks.actions = [
            RowAction("Praise", key: "p", self) { screen, drink in
                screen.view.message.text = "\(drink) is happy."
            }
        ]
        bind(view.drinks.chosenPublisher) { screen, drink in
            screen.begin { await $0.order(drink) }
        }
    }

    private func order(_ drink: String) async {
        guard await ask(.confirm("Order \(drink)?", yes: "Order")) else { return }
        let revision = revision
        view.message.text = "Please wait."
        do { try await context.clock.sleep(for: .seconds(2)) } catch {}
        chosen.value = drink
        perform(.made, ifStill: revision)
    }
}

struct DrinksRouter: Router {
    enum Route: String, CaseIterable { case made }

    struct Facts: RouterFacts {
        var drink = ""
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        .push(.cup, CupInput(drink: facts.drink))
    }
}

final class DrinksView: View {
    let title = "Drinks"
    let drinks = List<String>("Drinks")
    let message = Label()

    lazy var controls: [Control] = [drinks, message]
}

final class CupScreen: ViewScreen {
    let view: CupView

    init(_ input: CupInput, _ farewell: String) {
        view = CupView(Label("\(farewell), your \(input.drink)."))
    }
}

final class CupView: View {
    let title = "Your cup"
    let controls: [Control]

    init(_ text: Label) {
        controls = [text]
    }
}
