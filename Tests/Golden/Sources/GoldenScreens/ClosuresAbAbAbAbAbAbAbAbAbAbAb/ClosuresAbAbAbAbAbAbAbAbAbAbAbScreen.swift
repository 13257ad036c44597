package import Wayline

extension RouteName {
    package static let closuresAbAbAbAbAbAbAbAbAbAbAb: RouteName =
        "a-route-to-closuresababababababababababab"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class ClosuresAbAbAbAbAbAbAbAbAbAbAbScreen: ViewScreen {
    package let way = Way()
    package let view: ClosuresAbAbAbAbAbAbAbAbAbAbAbView
    package let router: any Router
    package let children: [any Screen]
    private let viewModel: any ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: any ClosuresAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol) {
        self.viewModel = viewModel
        router = ClosuresAbAbAbAbAbAbAbAbAbAbAbRouter(viewModel: viewModel)
        let parts: [any ViewScreen] = [
            ClosuresAbAbAbAbAbAbAbAbAbAbAbPartAbAbAbAbAbAbAbAbAbAbAbAbAbScreen(
                viewModel: viewModel.partAbAbAbAbAbAbAbAbAbAbAbAbAbPart
            ),
            ClosuresAbAbAbAbAbAbAbAbAbAbAbAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbScreen(
                viewModel: viewModel.alsoAbAbAbAbAbAbAbAbAbAbAbAbAbPart
            ),
        ]
        children = parts
        view = ClosuresAbAbAbAbAbAbAbAbAbAbAbView(parts)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) { $0.perform(ClosuresAbAbAbAbAbAbAbAbAbAbAbRouter.Route.done) }
    }
}
