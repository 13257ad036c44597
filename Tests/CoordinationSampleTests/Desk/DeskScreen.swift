import Wayline

/// A menu of screens, of which the user chooses one.
final class DeskScreen: Screen {
    let way = Way()
    let router: any Router
    let viewModel: DeskViewModel

    init(_ listed: [ListedScreen<DeskCoordinator>]) {
        viewModel = DeskViewModel(listed)
        router = DeskRouter(viewModel: viewModel)
    }

    func choose(_ title: String) {
        viewModel.chosen = viewModel.listed.first { $0.title == title }
        perform(DeskRouter.Route.chosen)
    }
}

@MainActor
final class DeskViewModel {
    let listed: [ListedScreen<DeskCoordinator>]
    var chosen: ListedScreen<DeskCoordinator>?

    init(_ listed: [ListedScreen<DeskCoordinator>]) {
        self.listed = listed
    }
}
