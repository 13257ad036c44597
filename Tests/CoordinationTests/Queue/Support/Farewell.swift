import Coordination
import WaylineRouting

/// A screen that does something when it is released.
@MainActor
final class Farewell: Screen {
    let way = Way()
    private let onRelease: @MainActor () -> Void

    init(_ onRelease: @escaping @MainActor () -> Void) {
        self.onRelease = onRelease
    }

    var router: any Router { FarewellRouter() }

    isolated deinit {
        onRelease()
    }
}

struct FarewellRouter: Router {
    enum Route: String, CaseIterable {
        case leave
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        .root("first")
    }
}
