import Checkout
import Wayline
import Words

/// Shows the cart, which is saved with the user's place.
final class CartScreen: ViewScreen, DraftKeeping {
    typealias Routes = CartRouter

    let view: CartView
    private let viewModel: CartViewModel

    init(viewModel: CartViewModel, words: Words) {
        self.viewModel = viewModel
        view = CartView(words)
    }

    var facts: CartRouter.Facts { .init(cart: viewModel.cart.value) }

    var draft: Cart {
        get { viewModel.cart.value }
        set { viewModel.cart.value = newValue }
    }

    func start() {
        bind(\.lines.items, viewModel.lines)
        bind(\.total.text, viewModel.total)
        bind(\.checkOut.isEnabled, viewModel.canCheckOut)
        bind(view.lines.selectionPublisher) { screen, line in screen.viewModel.remove(line) }
        bind(view.checkOut, to: .checkOut)
    }
}
