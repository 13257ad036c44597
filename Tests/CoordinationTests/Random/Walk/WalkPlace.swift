import Coordination
import WaylineRouting

/// A screen of a walk. Its route "go" leads where the walk says.
@MainActor
final class WalkPlace: Screen {
    let way = Way()
    let viewModel = WalkPlaceModel()
    let router: any Router
    let name: RouteName
    private let ledger: WalkLedger

    init(_ name: RouteName, _ ledger: WalkLedger) {
        self.name = name
        self.ledger = ledger
        router = WalkRouter(viewModel: viewModel)
        ledger.screens += 1
    }

    isolated deinit {
        ledger.screens -= 1
    }

    func start() {
        ledger.note(.started(name))
    }

    func stop() {
        ledger.note(.stopped(name))
    }
}

@MainActor
final class WalkPlaceModel {
    var decision: Transition = .stay
}

private struct WalkRouter: Router {
    enum Route: String, CaseIterable {
        case go
    }

    unowned let viewModel: WalkPlaceModel

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .go: viewModel.decision
        }
    }
}
