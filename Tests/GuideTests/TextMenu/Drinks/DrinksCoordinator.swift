import Wayline

final class DrinksCoordinator: Coordinator {
    static let flow = Flow<DrinksCoordinator>(.drinks) {
        ScreenRoute(.drinks) { bar in DrinksScreen(bar.drinks) }
            .on(\.chosen) { _, drink in .push(.receipt, ReceiptInput(name: drink.name)) }
        ScreenRoute(.receipt) { _, input in ReceiptScreen(name: input.name) }
    }

    private let drinks: [Drink]

    init(_ drinks: [Drink] = Drink.all) {
        self.drinks = drinks
    }
}

extension RouteID<NoInput> {
    static let drinks = Self("drinks")
}
