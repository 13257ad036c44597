package import Wayline

extension RouteName {
    package static let closuresWhole: RouteName = "a-route-to-closureswhole"
}

/// Connects the view and the view model. The router decides where routes lead.
package final class ClosuresWholeScreen: ViewScreen {
    package let way = Way()
    package let view: ClosuresWholeView
    package let router: any Router
    package let children: [any Screen]
    private let viewModel: any ClosuresWholeViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// Creates a screen that shows and changes `viewModel`.
    package init(viewModel: any ClosuresWholeViewModelProtocol) {
        self.viewModel = viewModel
        router = ClosuresWholeRouter(viewModel: viewModel)
        let parts: [any ViewScreen] = [
            ClosuresWholeHeaderScreen(viewModel: viewModel.headerPart)
        ]
        children = parts
        view = ClosuresWholeView(parts)
    }

    package func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
        view.done.onTap(self) { $0.perform(ClosuresWholeRouter.Route.done) }
    }
}
