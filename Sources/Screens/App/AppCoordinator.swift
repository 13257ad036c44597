import Wayline

/// The root of the app: first the sign-in flow, then Home. When the session ends, the guard of Home
/// leads the user to the sign-in flow.
final class AppCoordinator: Coordinator {
    static let flow = Flow<AppCoordinator>(.launch) {
        FlowScreen(.launch) { app in
            LaunchScreen(
                viewModel: LaunchViewModel(user: app.environment.session),
                words: app.environment.words)
        }
        ChildFlow(.signIn) { app in
            SignInCoordinator(environment: app.environment)
        }
        .onEnter { app, _ in app.mayGoHome.value ? .redirect(.enter(.home)) : .allow }
        ChildFlow(.home) { app in
            HomeCoordinator(environment: app.environment)
        }
        .onEnter { app, _ in app.mayGoHome.value ? .allow : .after(.enter(.signIn)) }
        .onEnter(while: { $0.mayGoHome }, otherwise: .redirect(.enter(.signIn)))
    }

    private let environment: AppEnvironment
    private let mayGoHome: Derived<Bool>

    /// A coordinator whose screens use this environment.
    init(environment: AppEnvironment) {
        self.environment = environment
        mayGoHome = environment.session.current.map { $0?.status == .valid }
    }

    func start() {
        bind(environment.session.expired) { app, _ in
            app.go(.alert(Alert(app.environment.words[.notLoggedIn])))
        }
    }

    /// The email of the user, and the host of the account; nil if nobody is logged in.
    var user: ValueSource<String?> {
        environment.session.current.map { [host = environment.host] session in
            session.map { "\($0.email)\(host.map { " \($0)" } ?? "")" }
        }
    }
}
