internal import Binding
package import WaylineRouting

/// Decides where the screen leads, by what the view model says.
package final class StreamsAbAbAbAbAbAbAbAbAbAbAbARouter: Router {
    package enum Route: String, CaseIterable {
        case done
    }

    private unowned let viewModel: any StreamsAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol

    /// A router that reads `viewModel`, which must outlive it.
    package init(viewModel: any StreamsAbAbAbAbAbAbAbAbAbAbAbAViewModelProtocol) {
        self.viewModel = viewModel
    }

    package func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.canFinish.value) {
        case (.done, true): .finish(output)
        case (.done, false): .stay
        }
    }

    private var output: StreamsAbAbAbAbAbAbAbAbAbAbAbAOutput {
        StreamsAbAbAbAbAbAbAbAbAbAbAbAOutput(name: viewModel.name.value)
    }
}
