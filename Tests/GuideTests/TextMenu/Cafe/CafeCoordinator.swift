import Wayline

final class CafeCoordinator: Coordinator {
    static let flow = Flow<CafeCoordinator>(.order) {
        FlowScreen(.order) { cafe in
            CafeOrderScreen(viewModel: OrderViewModel(machine: cafe.machine))
        }
        FlowScreen(.receipt) { _, input in ReceiptScreen(name: input.name) }
    }

    private let machine: any CoffeeMachine

    init(machine: any CoffeeMachine = SteamMachine()) {
        self.machine = machine
    }
}

extension Destination<NoInput, NoOutput> {
    static let order = Self("order")
}

extension Destination<ReceiptInput, NoOutput> {
    static let receipt = Self("receipt")
}
