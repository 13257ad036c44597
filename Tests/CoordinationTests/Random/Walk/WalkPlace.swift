import Coordination
import WaylineRouting

/// A screen of a walk. Its route "go" leads where the walk says.
@MainActor
final class WalkPlace: Screen {
    typealias Routes = PlaceRouter

    let viewModel = WalkPlaceModel()
    let name: RouteName
    private let ledger: WalkLedger

    init(_ name: RouteName, _ ledger: WalkLedger) {
        self.name = name
        self.ledger = ledger
        ledger.screens += 1
    }

    isolated deinit {
        ledger.screens -= 1
    }

    var facts: PlaceRouter.Facts { .init(decision: viewModel.decision) }

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
