import Binding

/// A coffee that is being ordered.
@MainActor
final class OrderViewModel {
    let name = Observable("")
    let size = Observable("small")
    let canOrder: Derived<Bool>
    private let machine: any CoffeeMachine

    init(machine: any CoffeeMachine) {
        self.machine = machine
        canOrder = name.map { !$0.isEmpty }
    }

    func order() async {
        await machine.brew()
    }
}
