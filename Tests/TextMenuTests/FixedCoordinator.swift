import Binding
import Coordination
import TextMenu

/// A coordinator with one screen, which notes the routes that are asked for.
@MainActor
final class FixedCoordinator: Coordinator {
    static let flow = Flow<FixedCoordinator>("fixed") {
        ScreenRoute("fixed") { coordinator in coordinator.screen }
    }

    let way = Way()
    let screen: FixedScreen

    init(_ screen: FixedScreen) {
        self.screen = screen
    }

    var followed: [RouteID] { screen.followed }
}

@MainActor
final class FixedScreen: MenuScreen {
    let title = "Sign up"
    var message = ""
    private(set) var followed: [RouteID] = []
    private let makeItems: @MainActor (FixedScreen) -> [MenuItem]
    let way = Way()

    init(_ items: @escaping @MainActor (FixedScreen) -> [MenuItem]) {
        makeItems = items
    }

    var items: [MenuItem] { makeItems(self) }

    var router: any Router { FixedRouter(screen: self) }

    func note(_ route: RouteID) {
        followed.append(route)
    }
}

private struct FixedRouter: Router {
    enum Route: String, CaseIterable {
        case signUp = "sign-up"
        case logOut = "log-out"
        case ask
    }

    unowned let screen: FixedScreen

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        screen.note(RouteID(route))
        switch route {
        case .signUp: return .stay(because: "Not today.")
        case .logOut: return .stay
        case .ask:
            return .alert(
                Alert("Sure?", actions: [.init("Sign up", route: "sign-up"), .init("No")]))
        }
    }
}
