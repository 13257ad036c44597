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

    var facts: CartRouter.Facts {
        .init(cart: viewModel.cart.value, selected: viewModel.selected?.id)
    }

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
        bind(\.missing.isHidden, viewModel.isEmpty.map { !$0 })
        bind(\.browse.isHidden, viewModel.isEmpty.map { !$0 })
        bind(\.badge.value, viewModel.badge)
        bind(view.lines.chosenPublisher) { screen, line in
            screen.viewModel.selected = line.product
            screen.perform(.product)
        }
        view.lines.actions = actions
        bind(view.checkOut, to: .checkOut)
        bind(view.browse, to: .browse)
        view.empty.onTap(self) { await $0.empty() }
    }

    private var actions: [RowAction<Cart.Line>] {
        [
            RowAction(words("One more", "Thêm một"), key: "m", available: \.canGrow, self) {
                $0.viewModel.change($1, by: 1)
            },
            RowAction(words("One less", "Bớt một"), key: "o", self) {
                $0.viewModel.change($1, by: -1)
            },
            RowAction(forSelected: words("Remove", "Bỏ"), key: "x", self) {
                $0.remove($1)
            },
        ]
    }

    private func remove(_ lines: [Cart.Line]) {
        for line in lines { viewModel.change(line, by: -line.count) }
        let names = lines.map(\.product.name).joined(separator: ", ")
        say(
            words("Removed: \(names)", "Đã bỏ: \(names)"),
            undo: { screen in
                for line in lines { screen.viewModel.change(line, by: line.count) }
            })
    }

    private func empty() async {
        let question = Alert.confirm(
            words("Empty the cart?", "Bỏ hết khỏi giỏ hàng?"), yes: words("Empty it", "Bỏ hết"),
            no: words.cancel)
        guard await ask(question) else { return }
        viewModel.empty()
    }
}
