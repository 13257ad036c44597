import Wayline

final class DrinksCoordinator: Coordinator {
    static let flow = Flow<DrinksCoordinator>(.drinks) {
        ScreenRoute(.drinks) { bar in DrinksScreen(bar.drinks) }
        ScreenRoute(.receipt, ReceiptInput.self) { _, input in ReceiptScreen(name: input.name) }
    }

    let way = Way()
    private let drinks: [Drink]

    init(_ drinks: [Drink] = Drink.all) {
        self.drinks = drinks
    }
}
