import Binding
import Coordination
import WaylineRouting

/// A screen whose routes lead where the test says.
@MainActor
final class Place: Screen {
    let way = Way()
    let name: RouteName
    let viewModel: PlaceViewModel
    let router: any Router
    let actions = Signal<String>()
    private(set) var notes: [String] = []
    var onStart: @MainActor (Place) -> Void = { _ in }
    var onStop: @MainActor (Place) -> Void = { _ in }

    init(_ name: RouteName) {
        self.name = name
        viewModel = PlaceViewModel()
        router = PlaceRouter(viewModel: viewModel)
    }

    /// Performs the route whose decision is `transition`.
    @discardableResult
    func perform(_ transition: Transition) -> NavigationAttempt {
        viewModel.decision = transition
        return perform(PlaceRouter.Route.go)
    }

    func start() {
        notes.append("start")
        onStart(self)
    }

    func stop() {
        notes.append("stop")
        onStop(self)
    }
}

@MainActor
final class PlaceViewModel {
    var decision: Transition = .stay
    var isDirty = false
}

private struct PlaceRouter: Router {
    enum Route: String, CaseIterable {
        case go
    }

    unowned let viewModel: PlaceViewModel

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .go: viewModel.decision
        }
    }
}
