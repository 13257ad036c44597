import Wayline

final class CafeCoordinator: Coordinator {
    static let flow = Flow<CafeCoordinator>(.order) {
        ScreenRoute(.order) { cafe in
            CafeOrderScreen(viewModel: OrderViewModel(machine: cafe.machine))
        }
        ScreenRoute(.receipt) { _, input in ReceiptScreen(name: input.name) }
    }

    private let machine: any CoffeeMachine

    init(machine: any CoffeeMachine = SteamMachine()) {
        self.machine = machine
    }
}

extension RouteID<NoInput> {
    static let order = Self("order")
}

extension RouteID<ReceiptInput> {
    static let receipt = Self("receipt")
}
