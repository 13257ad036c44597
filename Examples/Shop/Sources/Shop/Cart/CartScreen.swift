import Wayline

/// Shows the cart.
final class CartScreen: ViewScreen {
    let view = CartView()
    private let viewModel: CartViewModel

    init(viewModel: CartViewModel) {
        self.viewModel = viewModel
    }

    func start() {
        bind(\.lines.items, viewModel.lines)
        bind(\.total.text, viewModel.total)
        bind(view.lines.selectionPublisher) { screen, line in screen.viewModel.remove(line) }
    }
}
