import Wayline

final class CafeOrderScreen: ViewScreen {
    typealias Routes = OrderRouter
    let view = OrderView()
    private let viewModel: OrderViewModel

    init(viewModel: OrderViewModel) {
        self.viewModel = viewModel
    }

    var facts: OrderRouter.Facts { .init(name: viewModel.name.value) }

    func start() {
        bind(view.name, viewModel.name)
        bind(view.size, viewModel.size)
        bind(\.order.isEnabled, viewModel.canOrder)
        view.order.onTap(self) { await $0.order() }
    }

    private func order() async {
        let revision = revision
        await viewModel.order()
        perform(.ordered, ifStill: revision)
    }
}
