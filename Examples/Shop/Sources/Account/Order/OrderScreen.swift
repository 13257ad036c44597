import Wayline

/// Shows one order.
final class OrderScreen: ViewScreen {
    let view: OrderView
    private let viewModel: OrderViewModel

    init(viewModel: OrderViewModel) {
        self.viewModel = viewModel
        view = OrderView(order: viewModel.id)
    }

    func start() {
        bind(\.lines.text, viewModel.lines)
        bind(\.address.text, viewModel.address)
        bind(\.total.text, viewModel.total)
        bind(\.error.text, viewModel.error)
        bind(\.tryAgain.isHidden, viewModel.error.map(\.isEmpty))
        view.tryAgain.onTap(self) { await $0.viewModel.load() }
        begin { await $0.viewModel.load() }
    }
}
