import Wayline

final class CafeCoordinator: Coordinator {
    static let flow = Flow<CafeCoordinator>(.order) {
        ScreenRoute(.order) { cafe in
            OrderScreen(viewModel: OrderViewModel(machine: cafe.machine))
        }
        ScreenRoute(.receipt, ReceiptInput.self) { _, input in ReceiptScreen(name: input.name) }
    }

    let way = Way()
    private let machine: any CoffeeMachine

    init(machine: any CoffeeMachine = SteamMachine()) {
        self.machine = machine
    }
}
