import Coordination
import WaylineRouting

/// A screen of a walk. Its route "go" leads where the walk says.
@MainActor
class WalkScreen {
    let viewModel = WalkPlaceModel()
    let name: RouteName
    let ledger: WalkLedger

    init(_ name: RouteName, _ ledger: WalkLedger) {
        self.name = name
        self.ledger = ledger
        ledger.screens += 1
    }

    isolated deinit {
        ledger.screens -= 1
    }

    func start() {
        ledger.note(.started(name))
    }

    func pause() {
        ledger.note(.paused(name))
    }

    func resume() {
        ledger.note(.resumed(name))
    }

    func stop() {
        ledger.note(.stopped(name))
    }
}

/// A screen that finishes its flow without a result, and gets the results of what lies over it.
final class WalkPlace: WalkScreen, Screen {
    typealias Routes = NamedScreenRouter

    var facts: NamedScreenRouter.Facts { .init(decision: viewModel.decision) }

    func take(_ result: FlowResult<Harvest>, of route: RouteName) {
        ledger.note(.returned(to: name, of: route, result))
    }
}

/// A screen that finishes with a result.
final class WalkForm: WalkScreen, Screen {
    typealias Routes = FormRouter

    var facts: FormRouter.Facts { .init(decision: viewModel.decision) }

    /// Leads where the facts say.
    struct FormRouter: Router {
        typealias Route = NamedScreenRouter.Route
        typealias Facts = NamedScreenRouter.Facts
        typealias Output = Harvest

        func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
            facts.decision
        }
    }
}

extension WalkScreen {
    /// Performs its route.
    func go() -> NavigationAttempt? {
        (self as? WalkPlace)?.perform(.go) ?? (self as? WalkForm)?.perform(.go)
    }
}

@MainActor
final class WalkPlaceModel {
    var decision: Transition = .stay
}
