import Binding
import Wayline

/// Owns the screens of a user who is logged in. There is a tab for each part, and each tab keeps
/// its place.
final class HomeCoordinator: Coordinator {
    static let flow = Flow<HomeCoordinator>(
        tabs: .home, .articles, .profile, .settings
    ) {
        FlowScreen(.home) { home in home.makeHome() }
            .on(\.actions) { _, action in
                switch action {
                case .read(let article): .push(.article, ArticleInput(article))
                case .browse: .select(.articles)
                }
            }
        FlowScreen(.articles) { home in home.makeArticles() }
            .on(\.actions) { home, action in
                switch action {
                case .selected(let article): .push(.article, ArticleInput(article))
                case .kept(let article): home.keep(article)
                case .showFilterSettings(let input): .present(.filterSettings, input)
                }
            }
        FlowScreen(.article) { home, input in home.makeArticle(input) }
            .on(\.kept) { home, article in home.keep(article) }
        ChildFlow(.filterSettings) { home, input in
            FilterSettingsCoordinator(input, words: home.environment.words)
        } onResult: { home, result in
            if case .finished(let filter) = result { home.articles?.input.filter.value = filter }
            return .stay
        }
        FlowScreen(.profile) { home in home.makeProfile(of: PersonInput()) }
        FlowScreen(.person) { home, input in home.makeProfile(of: input) }
        FlowScreen(.friends) { home, input in home.makeFriends(of: input) }
            .on(\.selected) { _, friend in .push(.person, PersonInput(friend)) }
        FlowScreen(.settings) { home in home.makeSettings() }
            .onLeave { home, screen in home.mayLeave(screen) }
    }
    .tabsMadeWhenSeen(except: .home)
    .tabTitles { home, tab in home.title(of: tab) }

    private let environment: AppEnvironment
    private let recentlyRead = RecentlyRead()
    private let readLater = ReadLater()

    /// The view model that receives the filter of the filter settings.
    private weak var articles: ArticlesViewModel?

    /// A coordinator whose screens use this environment, in which a user is logged in.
    init(environment: AppEnvironment) {
        self.environment = environment
    }

    private var words: Words { environment.words }

    /// The title of a tab whose screen was not made yet.
    private func title(of tab: RouteName) -> String {
        switch Destination<NoInput, NoOutput>(tab) {
        case .articles: words[.articles]
        case .profile: words[.profile]
        case .settings: words[.settings]
        case _: tab.rawValue
        }
    }

    private func makeHome() -> HomeScreen {
        let viewModel = HomeViewModel(
            session: environment.session.current, recentlyRead: recentlyRead,
            readLater: readLater, words: words)
        return HomeScreen(viewModel: viewModel, words: words)
    }

    private func makeArticles() -> ArticlesScreen {
        let viewModel = ArticlesViewModel(
            articles: environment.articles, words: words, clock: environment.clock)
        let screen = ArticlesScreen(viewModel: viewModel, words: words)
        recentlyRead.follow(viewModel.output.selected)
        articles = viewModel
        return screen
    }

    private func makeArticle(_ input: ArticleInput) -> ArticleScreen {
        let viewModel = ArticleViewModel(
            input, articles: environment.articles, readLater: readLater, words: words)
        return ArticleScreen(viewModel: viewModel, words: words)
    }

    private func makeProfile(of input: PersonInput) -> ProfileScreen {
        let viewModel = ProfileViewModel(
            of: person(input), profiles: environment.profiles, words: words)
        return ProfileScreen(input, viewModel: viewModel, words: words)
    }

    private func makeFriends(of input: PersonInput) -> FriendsScreen {
        let viewModel = ProfileFriendsViewModel(
            of: person(input), profiles: environment.profiles)
        return FriendsScreen(viewModel: viewModel, words: words)
    }

    private func person(_ input: PersonInput) -> Profile.ID? {
        input.id ?? environment.session.current.value?.profile
    }

    private func makeSettings() -> SettingsScreen {
        let viewModel = SettingsViewModel(
            language: environment.language, theme: environment.theme,
            keepsHistory: recentlyRead.isOn, session: environment.session, words: words)
        return SettingsScreen(viewModel: viewModel, words: words)
    }

    private func keep(_ article: ArticleReference) -> Transition {
        readLater.add(article)
        return .stay
    }

    /// Refuses while it is not known whether the user is still logged in.
    private func mayLeave(_ screen: SettingsScreen) -> Verdict {
        screen.isLoggingOut ? .refuse(because: words[.stillLoggingOut]) : .allow
    }
}
