package import WaylineRouting

/// Decides where the screen leads, by what the view model says.
package final class PublishedAbAbAbAbAbAbAbAbAbAbARouter: Router {
    package enum Route: String, CaseIterable {
        case done
    }

    private unowned let viewModel: any PublishedAbAbAbAbAbAbAbAbAbAbAViewModelProtocol

    /// A router that reads `viewModel`, which must outlive it.
    package init(viewModel: any PublishedAbAbAbAbAbAbAbAbAbAbAViewModelProtocol) {
        self.viewModel = viewModel
    }

    package func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.canFinish) {
        case (.done, true): .finish(output)
        case (.done, false): .stay
        }
    }

    private var output: PublishedAbAbAbAbAbAbAbAbAbAbAOutput {
        PublishedAbAbAbAbAbAbAbAbAbAbAOutput(name: viewModel.name)
    }
}
