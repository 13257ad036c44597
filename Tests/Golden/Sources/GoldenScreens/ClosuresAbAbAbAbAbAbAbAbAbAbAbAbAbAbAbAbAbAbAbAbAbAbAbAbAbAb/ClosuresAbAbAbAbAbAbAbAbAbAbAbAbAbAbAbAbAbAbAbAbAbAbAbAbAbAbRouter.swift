internal import Binding
package import WaylineRouting

/// Decides the navigation of the screen by the state of the view model.
package final class ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbRouter: Router {
    package enum Route: String, CaseIterable {
        case done
    }

    private unowned let viewModel:
        any ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol

    /// Creates a router that reads `viewModel`, which must outlive it.
    package init(
        viewModel: any ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbViewModelProtocol
    ) {
        self.viewModel = viewModel
    }

    package func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.canFinish.value) {
        case (.done, true): .finish(output)
        case (.done, false): .stay
        }
    }

    private var output: ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbOutput {
        ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbOutput(
            name: viewModel.name.value)
    }
}
