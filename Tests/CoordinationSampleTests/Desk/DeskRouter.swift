import Coordination
import WaylineRouting

final class DeskRouter: Router {
    enum Route: String, CaseIterable {
        case chosen
    }

    private unowned let viewModel: DeskViewModel

    init(viewModel: DeskViewModel) {
        self.viewModel = viewModel
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .chosen: viewModel.chosen?.transition ?? .stay
        }
    }
}
