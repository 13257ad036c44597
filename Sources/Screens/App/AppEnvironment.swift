package import Wayline

/// The dependencies of the screens: services, session, language and clock, and the screens that
/// Home lists.
@MainActor
package final class AppEnvironment {
    /// The accounts, and the user who is logged in.
    package let session: UserSession

    /// The articles. A call that reports an expired session ends `session`.
    package let articles: any ArticleService

    /// The profiles. A call that reports an expired session ends `session`.
    package let profiles: any ProfileService

    /// The mailbox that the app itself can read; nil if letters go out by email.
    package let letters: (any LetterBox)?

    /// The language of the app. When it changes, all screens are made again.
    package let language: Observable<Language>

    /// The clock for delays.
    package let clock: AnyScheduler

    private var codes: AnyCancellable?

    /// The entries in the menu of the home screen.
    let screens: [ListedScreen<HomeCoordinator>]

    /// An environment with `services`, in which nobody is logged in yet. Without `screens`, Home
    /// lists all of `ScreenList`.
    package init(
        services: Services, letters: (any LetterBox)? = nil, language: Language = .english,
        clock: AnyScheduler = .main, screens: [ListedScreen<HomeCoordinator>]? = nil
    ) {
        let session = UserSession(accounts: services.accounts)
        self.session = session
        articles = SessionArticles(articles: services.articles, session: session)
        profiles = SessionProfiles(profiles: services.profiles, session: session)
        self.letters = letters
        self.language = Observable(language)
        self.clock = clock
        self.screens = screens ?? ScreenList.all
    }

    /// Keeps the language equal to that of a run, in both directions.
    func follow(_ code: Observable<String>) {
        codes = code.bind(
            bothWays: language, to: { Language(code: $0) ?? .english }, from: \.rawValue)
    }

    /// The texts of the app in its current language.
    package var words: Words { Words(language.value) }
}
