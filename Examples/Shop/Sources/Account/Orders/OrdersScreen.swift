import Wayline
import Words

/// Lists the orders of the user.
final class OrdersScreen: ViewScreen {
    typealias Routes = OrdersRouter

    let view: OrdersView
    private let viewModel: OrdersViewModel

    init(viewModel: OrdersViewModel, words: Words) {
        self.viewModel = viewModel
        view = OrdersView(words)
    }

    var facts: OrdersRouter.Facts { .init(selected: viewModel.selected?.id) }

    func start() {
        bind(\.orders.items, viewModel.orders)
        bind(\.error.text, viewModel.error)
        bind(\.tryAgain.isHidden, viewModel.error.map(\.isEmpty))
        bind(view.orders.selectionPublisher) { screen, order in
            screen.viewModel.selected = order
            screen.perform(.show)
        }
        view.tryAgain.onTap(self) { await $0.viewModel.load() }
        begin { await $0.viewModel.load() }
    }
}
