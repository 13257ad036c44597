package import Wayline

/// The root of the app: first the sign-in flow, then Home. Goes back to sign-in when the user logs
/// out. A flow that is cancelled has already navigated elsewhere.
package final class AppCoordinator: Coordinator {
    package static let flow = Flow<AppCoordinator>(.launch) {
        ScreenRoute(.launch) { app in
            LaunchScreen(
                viewModel: LaunchViewModel(
                    user: app.environment.session, words: app.environment.words),
                words: app.environment.words)
        }
        ChildFlow(.signIn) { app in
            SignInCoordinator(environment: app.environment)
        } onResult: { _, result in
            result == .cancelled ? .stay : .enter(.signIn)
        }
        .onEnter { app, _ in app.mayGoHome ? .redirect(.enter(.home)) : .allow }
        ChildFlow(.home) { app in
            HomeCoordinator(environment: app.environment)
        } onResult: { _, result in
            result == .cancelled ? .stay : .enter(.signIn)
        }
        .onEnter { app, _ in app.mayGoHome ? .allow : .after(.enter(.signIn)) }
    }

    private let environment: AppEnvironment

    /// A coordinator whose screens use this environment.
    package init(environment: AppEnvironment) {
        self.environment = environment
    }

    package func start() {
        bind(environment.session.expired) { app, _ in app.showExpiry() }
    }

    private var mayGoHome: Bool { environment.session.current.value?.status == .valid }

    private func showExpiry() {
        let alert = Alert(environment.words[.notLoggedIn])
        go(.sequence([.enter(.signIn), .root(.login), .alert(alert)]))
    }
}
