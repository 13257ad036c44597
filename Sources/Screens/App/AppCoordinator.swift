import Binding
public import Coordination

/// Owns the app: it is a login first, and Home then. Either finishes when somebody has logged out; where
/// it was left otherwise, that has led elsewhere.
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

    /// A coordinator of screens in these surroundings.
    public init(surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    public func start() {
        surroundings.session.expired.bind(to: self) { app, _ in app.tellOfExpiry() }.store(
            in: &bindings)
    }

    private var mayGoHome: Bool { surroundings.session.current.value?.status == .valid }

    private func tellOfExpiry() {
        let alert = Alert(surroundings.words[.notLoggedIn])
        go(.sequence([.enter(.signIn), .root(.login), .alert(alert)]))
    }
}
