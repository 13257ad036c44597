import Wayline
import Words

extension Destination<NoInput, NoOutput> {
    /// The list of all orders. It needs a login.
    public static let orders = Self("orders")
}

/// Lists the orders of the user. The order and the filter of the table are saved with the user's
/// place.
final class OrdersScreen: ViewScreen, DraftKeeping {
    typealias Routes = OrdersRouter
    let view: OrdersView
    let viewModel: OrdersViewModel
    var facts: Routes.Facts { .init(selected: viewModel.selected) }
    private let words: Words

    init(viewModel: OrdersViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = OrdersView(words)
    }

    func start() {
        every(.seconds(60)) { await $0.viewModel.load() }
        let rows = viewModel.contents.value.map { $0 ?? [] }
        bind(\.rows.items, rows)
        bind(\.rows.isHidden, rows.map { $0.isEmpty })
        bind(view.rows.chosenPublisher) { screen, row in
            screen.viewModel.selected = row
            screen.perform(.order)
        }
        bind(view.missing, viewModel.contents, loading: words.loading) { [words] in
            $0.isEmpty ? words("No orders yet.", "Chưa có đơn hàng.") : ""
        } failure: { [words] in
            $0.text(words)
        } load: {
            await $0.viewModel.load()
        }
    }
}
