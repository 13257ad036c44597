package import WaylineRouting

/// Decides the navigation of the screen by the state of the view model.
package final class PublishedFlowRouter: Router {
    package enum Route: String, CaseIterable {
        case done
    }

    private unowned let viewModel: any PublishedFlowViewModelProtocol

    /// Creates a router that reads `viewModel`, which must outlive it.
    package init(viewModel: any PublishedFlowViewModelProtocol) {
        self.viewModel = viewModel
    }

    package func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.canFinish) {
        case (.done, true): .finish(output)
        case (.done, false): .stay
        }
    }

    private var output: PublishedFlowOutput {
        PublishedFlowOutput(name: viewModel.name)
    }
}
