import Wayline

/// Owns the app: the welcome, the introduction, which must be passed once, the login, and the rest.
final class AppCoordinator: Coordinator {
    static let flow = Flow<AppCoordinator>(.welcome) {
        FlowScreen(.welcome) { app in WelcomeScreen(words: app.context.words) }
        ChildFlow(.introduction) { app in
            IntroductionCoordinator(words: app.context.words)
        } onResult: { app, result in
            if case .finished = result { app.settings.finishOnboarding() }
            return .stay
        }
        ChildFlow(.signIn) { app in
            SignInCoordinator(session: app.session, words: app.context.words)
        } onResult: { _, result in
            if case .finished = result { return .enter(.home) }
            return .stay
        }
        ChildFlow(.home) { app in
            HomeCoordinator(app.context, session: app.session, claims: app.claims)
        }
        .onEnter { app, _ in
            app.settings.isOnboarded ? .allow : .after(.enter(.introduction))
        }
        .onEnter { app, _ in
            app.session.isSignedIn.value ? .allow : .after(.enter(.signIn))
        }
        .onEnter(while: { $0.session.isSignedIn }, otherwise: .redirect(.enter(.signIn)))
    }

    let session: Session
    private let context: AppContext
    private let claims: any ClaimService
    private let settings: Settings

    init(
        _ context: AppContext, claims: any ClaimService, session: Session = Session(),
        settings: Settings
    ) {
        (self.context, self.claims, self.session) = (context, claims, session)
        self.settings = settings
    }
}

extension Destination<NoInput, NoOutput> {
    static let welcome = Self("welcome")
    static let home = Self("home")
}

extension Destination<NoInput, Bool> {
    static let introduction = Self("introduction")
    static let signIn = Self("sign-in")
}
