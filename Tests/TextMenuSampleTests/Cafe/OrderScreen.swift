import Wayline

extension RouteName {
    static let order: RouteName = "order"
}

final class OrderScreen: ViewScreen {
    let way = Way()
    let view = OrderView()
    let router: any Router
    private let viewModel: OrderViewModel
    private var bindings: Set<AnyCancellable> = []

    init(viewModel: OrderViewModel) {
        self.viewModel = viewModel
        router = OrderRouter(viewModel: viewModel)
    }

    func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        view.size.bind(bothWays: viewModel.size).store(in: &bindings)
        viewModel.canOrder.bind(\.isEnabled, on: view.order).store(in: &bindings)
        view.order.onTap(self) { await $0.order() }
    }

    private func order() async {
        let revision = way.revision
        await viewModel.order()
        perform(OrderRouter.Route.ordered, ifStill: revision)
    }
}
