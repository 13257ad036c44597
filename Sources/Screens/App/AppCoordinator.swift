public import Wayline

/// The root of the app: first the sign-in flow, then Home. Goes back to sign-in when the user logs
/// out. A flow that is cancelled has already navigated elsewhere.
public final class AppCoordinator: Coordinator {
    public static let flow = Flow<AppCoordinator>(.launch) {
        ScreenRoute(.launch) { app in
            LaunchScreen(
                viewModel: LaunchViewModel(
                    user: app.surroundings.session, words: app.surroundings.words),
                words: app.surroundings.words)
        }
        ChildFlow(.signIn) { app in
            SignInCoordinator(surroundings: app.surroundings)
        } onResult: { _, result in
            result == .cancelled ? .stay : .enter(.signIn)
        }
        .onEnter { app, _ in app.mayGoHome ? .redirect(.enter(.home)) : .allow }
        ChildFlow(.home) { app in
            HomeCoordinator(surroundings: app.surroundings)
        } onResult: { _, result in
            result == .cancelled ? .stay : .enter(.signIn)
        }
        .onEnter { app, _ in app.mayGoHome ? .allow : .after(.enter(.signIn)) }
    }

    public let way = Way()
    private let surroundings: Surroundings
    private var bindings: Set<AnyCancellable> = []

    /// A coordinator whose screens use these surroundings.
    public init(surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    public func start() {
        surroundings.session.expired.bind(to: self) { app, _ in app.showExpiry() }.store(
            in: &bindings)
    }

    private var mayGoHome: Bool { surroundings.session.current.value?.status == .valid }

    private func showExpiry() {
        let alert = Alert(surroundings.words[.notLoggedIn])
        go(.sequence([.enter(.signIn), .root(.login), .alert(alert)]))
    }
}
