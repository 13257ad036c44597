internal import Wayline

extension RouteID<NoInput> {
    static let publishedAbAbAbAbAbAbAbAbAbAbA = Self("a-route-to-publishedababababababababababa")
}

/// Joins the view and the view model, and makes the facts of the router.
final class PublishedAbAbAbAbAbAbAbAbAbAbAScreen: ViewScreen {
    typealias Routes = PublishedAbAbAbAbAbAbAbAbAbAbARouter
    let view = PublishedAbAbAbAbAbAbAbAbAbAbAView()
    let viewModel: any PublishedAbAbAbAbAbAbAbAbAbAbAViewModelProtocol
    let parts: [any ViewScreen] = [
        PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbScreen(
            viewModel: PublishedAbAbAbAbAbAbAbAbAbAbAPartAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        ),
        PublishedAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbScreen(
            viewModel: PublishedAbAbAbAbAbAbAbAbAbAbAAlsoAbAbAbAbAbAbAbAbAbAbAbAbAbViewModel()
        ),
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts {
        .init(canFinish: viewModel.canFinish, name: viewModel.name)
    }

    /// Creates a screen that shows and changes `viewModel`.
    init(viewModel: any PublishedAbAbAbAbAbAbAbAbAbAbAViewModelProtocol) {
        self.viewModel = viewModel
    }

    func start() {
        view.parts.screens = parts
        bind(view.name, viewModel.namePublisher)
        bind(\.done.isEnabled, viewModel.canFinishPublisher)
        bind(view.done, to: .done)
    }
}
