import Wayline

final class DrinksScreen: ViewScreen {
    let view = DrinksView()
    private let drinks: Observable<[Drink]>

    init(_ drinks: [Drink]) {
        self.drinks = Observable(drinks)
    }

    var chosen: Signal<Drink> { view.drinks.chosenPublisher }

    func start() {
        bind(\.drinks.items, drinks)
    }
}
