import Binding
import Coordination
import WaylineRouting

/// A screen whose routes lead where the test says.
@MainActor
final class NamedScreen: Screen {
    typealias Routes = NamedScreenRouter

    let name: RouteName
    let viewModel: NamedScreenViewModel
    let actions = Signal<String>()
    private(set) var notes: [String] = []
    var onStart: @MainActor (NamedScreen) -> Void = { _ in }
    var onStop: @MainActor (NamedScreen) -> Void = { _ in }

    init(_ name: RouteName) {
        self.name = name
        viewModel = NamedScreenViewModel()
    }

    var facts: NamedScreenRouter.Facts { .init(decision: viewModel.decision) }

    /// Performs the route whose decision is `transition`.
    @discardableResult
    func perform(_ transition: Transition) -> NavigationAttempt {
        viewModel.decision = transition
        return perform(.go)
    }

    func start() {
        notes.append("start")
        onStart(self)
    }

    func pause() {
        notes.append("pause")
    }

    func resume() {
        notes.append("resume")
    }

    func stop() {
        notes.append("stop")
        onStop(self)
    }
}

@MainActor
final class NamedScreenViewModel {
    var decision: Transition = .stay
    var isDirty = false
}

/// Leads where the facts say.
struct NamedScreenRouter: Router {
    enum Route: String, CaseIterable {
        case go
    }

    struct Facts: RouterFacts {
        var decision: Transition = .stay
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .go: facts.decision
        }
    }
}
