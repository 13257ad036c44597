public import Binding
public import Coordination

/// What the screens ask for: services, who is logged in, words and time; and what Home lists.
@MainActor
public final class Surroundings {
    /// The accounts, and who is logged in.
    public let session: UserSession

    /// The articles; it ends the session by itself where that is over.
    public let articles: any ArticleService

    /// The profiles; it ends the session by itself where that is over.
    public let profiles: any ProfileService

    /// Where letters arrive; nil where they are brought by mail.
    public let letters: (any LetterBox)?

    /// The language that the app speaks. Screens are made in it, and made anew when it changes.
    public let language: Observable<Language>

    /// What delays wait for.
    public let clock: AnyScheduler

    /// What the menu of the home screen shows.
    let screens: [ListedScreen<HomeCoordinator>]

    /// Surroundings of `services`, in which nobody is logged in yet. With no list of `screens`, Home
    /// lists all that there are.
    public init(
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

    /// What the app says, in its language.
    public var words: Words { Words(language.value) }
}
