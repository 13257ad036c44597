package import Wayline

extension RouteName {
    package static let closuresFlow: RouteName = "a-route-to-closuresflow"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class ClosuresFlowScreen: ViewScreen {
    package let way = Way()
    package let view = ClosuresFlowView()
    package let router: any Router
    private let viewModel: any ClosuresFlowViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: any ClosuresFlowViewModelProtocol) {
        self.viewModel = viewModel
        router = ClosuresFlowRouter(viewModel: viewModel)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) { $0.perform(ClosuresFlowRouter.Route.done) }
    }
}
