import Wayline
import Words

/// Lists the orders of the user. The order and the filter of the table are saved with the user's place.
final class OrdersScreen: FormKeeping {
    typealias Routes = OrdersRouter

    let view: OrdersView
    private let viewModel: OrdersViewModel

    private let words: Words

    init(viewModel: OrdersViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = OrdersView(words)
    }

    var facts: OrdersRouter.Facts { .init(selected: viewModel.selected?.id) }

    func start() {
        let orders = viewModel.orders.value
        bind(\.orders.items, orders.map { $0 ?? [] })
        bind(\.orders.isHidden, orders.map { ($0 ?? []).isEmpty })
        bind(view.orders.chosenPublisher) { screen, order in
            screen.viewModel.selected = order
            screen.perform(.show)
        }
        bind(view.missing, viewModel.orders, loading: words.loading) { [words] in
            $0.isEmpty ? words("No orders yet.", "Chưa có đơn hàng.") : ""
        } failure: { [words] in
            $0.text(words)
        } load: {
            await $0.viewModel.load()
        }
    }
}
