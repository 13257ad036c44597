import Binding
public import Wayline

/// Owns the screens of a user who is logged in. There is a tab for each part, and each tab keeps
/// its place.
public final class HomeCoordinator: Coordinator {
    public static let flow = Flow<HomeCoordinator>(
        tabs: .home, .articles, .profile, .settings
    ) {
        ScreenRoute(.home) { home in home.makeHome() }
        ScreenRoute(.articles) { home in home.makeArticles() }
            .on(\.actions) { _, action in
                switch action {
                case .selected(let article): .push(.article, ArticleInput(article))
                case .showFilterSettings(let input): .present(.filterSettings, input)
                }
            }
        ScreenRoute(.article, ArticleInput.self) { home, input in home.makeArticle(input) }
        ChildFlow(.filterSettings, FilterSettingsInput.self) { home, input in
            FilterSettingsCoordinator(input, words: home.environment.words)
        } onResult: { home, result in
            home.handle(result)
            return .stay
        }
        ScreenRoute(.profile, ProfileInput.self) { home, input in home.makeProfile(of: input) }
        ScreenRoute(.friends, ProfileInput.self) { home, input in home.makeFriends(of: input) }
        ScreenRoute(.settings) { home in home.makeSettings() }
        ChildFlow(.logOut) { home in
            LogOutCoordinator(environment: home.environment)
        } onResult: { _, result in
            result == .cancelled ? .stay : .finish
        }
        ScreenList.all
    }

    /// The entries in the menu of the home screen.
    package static var listed: [ListedScreen<HomeCoordinator>] { ScreenList.all }

    public let way = Way()
    private let environment: AppEnvironment
    private let recentlyRead = RecentlyRead()

    /// The view model that receives the filter of the filter settings.
    private weak var articlesViewModel: (any ArticlesViewModelProtocol)?

    /// A coordinator whose screens use this environment, in which a user is logged in.
    public init(environment: AppEnvironment) {
        self.environment = environment
    }

    private func makeHome() -> HomeScreen {
        let words = environment.words
        let viewModel = HomeViewModel(
            session: environment.session.current, recentlyRead: recentlyRead, words: words)
        return HomeScreen(viewModel: viewModel, screens: environment.screens, words: words)
    }

    private func makeArticles() -> ArticlesScreen {
        let words = environment.words
        let viewModel = ArticlesViewModel(
            articles: environment.articles, words: words, clock: environment.clock)
        let screen = ArticlesScreen(viewModel: viewModel, words: words)
        recentlyRead.follow(screen.actions.compactMap(\.selected))
        articlesViewModel = viewModel
        return screen
    }

    private func makeArticle(_ input: ArticleInput) -> ArticleScreen {
        let words = environment.words
        let viewModel = ArticleViewModel(input, articles: environment.articles, words: words)
        return ArticleScreen(viewModel: viewModel, words: words)
    }

    private func makeProfile(of input: ProfileInput) -> ProfileScreen {
        let words = environment.words
        return ProfileScreen(
            viewModel: ProfileViewModel(
                of: person(input), profiles: environment.profiles, words: words),
            name: input.name, words: words)
    }

    private func makeFriends(of input: ProfileInput) -> FriendsScreen {
        let words = environment.words
        return FriendsScreen(
            viewModel: FriendsViewModel(of: person(input), profiles: environment.profiles),
            words: words)
    }

    private func person(_ input: ProfileInput) -> Profile.ID? {
        input.id ?? environment.session.current.value?.profile
    }

    private func makeSettings() -> SettingsScreen {
        SettingsScreen(
            viewModel: SettingsViewModel(
                language: environment.language, session: environment.session),
            words: environment.words)
    }

    private func handle(_ result: FlowResult<ArticleFilter>) {
        switch result {
        case .finished(let filter): articlesViewModel?.filter.value = filter
        case .cancelled: break
        }
    }
}
