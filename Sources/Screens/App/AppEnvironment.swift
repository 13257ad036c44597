public import Wayline

/// The dependencies of the screens: services, session, language, theme and clock.
@MainActor
public final class AppEnvironment {
    /// The accounts, and the user who is logged in.
    let session: UserSession

    /// The articles. A call that reports an expired session ends `session`.
    let articles: any ArticleService

    /// The profiles. A call that reports an expired session ends `session`.
    let profiles: any ProfileService

    /// The mailbox that the app itself can read; nil if letters go out by email.
    let letters: (any LetterBox)?

    /// The host of the services; nil if they are on this machine. A user has a place on each host.
    let host: String?

    /// The language of the app. When it changes, all screens are made again.
    let language: Observable<Language>

    /// The theme in which the front ends show the app.
    let theme = Observable(Theme.auto)

    /// The clock for delays.
    let clock: AnyScheduler

    private var tokens: Set<AnyCancellable> = []

    /// An environment with `services`, in which nobody is logged in yet.
    public init(
        services: Services, host: String? = nil, letters: (any LetterBox)? = nil,
        language: Language = .english, clock: AnyScheduler = .main
    ) {
        let session = UserSession(accounts: services.accounts)
        self.session = session
        articles = SessionArticles(articles: services.articles, session: session)
        profiles = SessionProfiles(profiles: services.profiles, session: session)
        self.host = host
        self.letters = letters
        self.language = Observable(language)
        self.clock = clock
    }

    /// Keeps the language and the theme equal to those of a run, in both directions, and passes the
    /// run an error that keeps the app from starting.
    func follow(_ context: AppContext) {
        context.language.bind(
            bothWays: language, to: { Language(code: $0) ?? .english }, from: \.rawValue
        ).store(in: &tokens)
        context.theme.bind(
            bothWays: theme, to: { Theme(rawValue: $0) ?? .auto }, from: \.rawValue
        ).store(in: &tokens)
        session.problem.bind { context.failure.value = $0 }.store(in: &tokens)
    }

    /// The texts of the app in its current language.
    var words: Words { Words(language.value) }
}
