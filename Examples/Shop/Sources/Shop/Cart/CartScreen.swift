import Checkout
import Wayline
import Words

/// Shows the cart, which is saved with the user's place.
final class CartScreen: ViewScreen, DraftKeeping {
    typealias Routes = CartRouter

    let view: CartView
    private let viewModel: CartViewModel
    private let words: Words

    init(viewModel: CartViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
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
        bind(\.lines.isHidden, viewModel.isEmpty)
        bind(\.checkOut.isHidden, viewModel.isEmpty)
        bind(\.empty.isHidden, viewModel.isEmpty)
        bind(\.badge.value, viewModel.badge)
        bind(view.lines.selectionPublisher) { screen, line in screen.viewModel.remove(line) }
        bind(view.checkOut, to: .checkOut)
        view.empty.onTap(self) { await $0.empty() }
    }

    private func empty() async {
        let question = Alert.confirm(
            words("Empty the cart?", "Bỏ hết khỏi giỏ hàng?"), yes: words("Empty it", "Bỏ hết"),
            no: words.cancel)
        guard await ask(question) else { return }
        viewModel.empty()
    }
}
