import Wayline

/// A shop whose session can end at any time.
final class SessionCoordinator: Coordinator {
    static let flow = Flow<SessionCoordinator>(.launch) {
        FlowScreen(.launch) { _ in PlainScreen() }
        ChildFlow(.tabs) { _ in
            ShopTabsCoordinator()
        }
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
