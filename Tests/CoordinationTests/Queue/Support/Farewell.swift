import Coordination
import WaylineRouting

/// A screen that does something when it is released.
@MainActor
final class Farewell: Screen {
    typealias Routes = FarewellRouter

    private let onRelease: @MainActor () -> Void

    init(_ onRelease: @escaping @MainActor () -> Void) {
        self.onRelease = onRelease
    }

    isolated deinit {
        onRelease()
    }
}

struct FarewellRouter: Router {
    enum Route: String, CaseIterable {
        case leave
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .root("first")
    }
}
