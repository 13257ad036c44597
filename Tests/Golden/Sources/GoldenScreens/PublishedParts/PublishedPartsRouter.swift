package import WaylineRouting

/// Decides where the screen leads, by what the view model says.
package final class PublishedPartsRouter: Router {
    package enum Route: String, CaseIterable {
        case done
    }

    private unowned let viewModel: any PublishedPartsViewModelProtocol

    /// A router that reads `viewModel`, which must outlive it.
    package init(viewModel: any PublishedPartsViewModelProtocol) {
        self.viewModel = viewModel
    }

    package func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.canFinish) {
        case (.done, true): .pop
        case (.done, false): .stay
        }
    }
}
