import Wayline

final class DrinksCoordinator: Coordinator {
    static let flow = Flow<DrinksCoordinator>(.drinks) {
        FlowScreen(.drinks) { bar in DrinksScreen(bar.drinks) }
            .on(\.chosen) { _, drink in .push(.receipt, ReceiptInput(name: drink.name)) }
        FlowScreen(.receipt) { _, input in ReceiptScreen(name: input.name) }
    }

    private let drinks: [Drink]

    init(_ drinks: [Drink] = Drink.all) {
        self.drinks = drinks
    }
}

extension Destination<NoInput, NoOutput> {
    static let drinks = Self("drinks")
}
