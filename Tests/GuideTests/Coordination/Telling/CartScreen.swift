import Wayline

/// A cart that the user can empty.
final class CartScreen: Screen {
    let items = Observable(["lamp"])

    func empty() async {
        guard await ask(.confirm("Empty the cart?", yes: "Empty it")) else { return }
        items.value = []
    }
}

final class CartCoordinator: Coordinator {
    static let flow = Flow<CartCoordinator>(.cart) {
        FlowScreen(.cart) { _ in CartScreen() }
    }
}

extension Destination<NoInput, NoOutput> {
    static let cart = Self("cart")
}
