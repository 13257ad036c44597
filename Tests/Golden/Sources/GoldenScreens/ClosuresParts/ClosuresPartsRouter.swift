internal import Binding
package import WaylineRouting

/// Decides the navigation of the screen by the state of the view model.
package final class ClosuresPartsRouter: Router {
    package enum Route: String, CaseIterable {
        case done
    }

    private unowned let viewModel: any ClosuresPartsViewModelProtocol

    /// Creates a router that reads `viewModel`, which must outlive it.
    package init(viewModel: any ClosuresPartsViewModelProtocol) {
        self.viewModel = viewModel
    }

    package func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.canFinish.value) {
        case (.done, true): .pop
        case (.done, false): .stay
        }
    }
}
