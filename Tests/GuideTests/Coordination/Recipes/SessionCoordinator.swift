import Wayline

/// A shop whose session can end at any time.
final class SessionCoordinator: Coordinator {
    static let flow = Flow<SessionCoordinator>(.launch) {
        FlowScreen(.launch) { _ in LaunchScreen() }
        ChildFlow(.tabs) { _ in
            ShopTabsCoordinator()
        }
        .onEnter { app, _ in app.isLoggedIn.value ? .allow : .after(.enter(.signIn)) }
        .onEnter(while: { $0.isLoggedIn }, otherwise: .redirect(.enter(.signIn)))
        ChildFlow(.signIn) { _ in
            SignInCoordinator()
        } onResult: { app, result in
            app.isLoggedIn.value = result == .finished(NoOutput())
            return app.isLoggedIn.value ? .enter(.tabs) : .stay
        }
    }

    let isLoggedIn = Observable(false)
}

/// The first screen, which leads on at once.
final class LaunchScreen: Screen {
    typealias Routes = LaunchRouter

    func start() { perform(.opened) }
}

struct LaunchRouter: Router {
    enum Route: String, CaseIterable { case opened }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .opened: .enter(.tabs)
        }
    }
}
