import Binding
public import Coordination

/// Owns what a user sees who is logged in: a tab for each part, each with its own place.
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
            FilterSettingsCoordinator(input, words: home.surroundings.words)
        } onResult: { home, result in
            home.answer(result)
            return .stay
        }
        ScreenRoute(.profile, ProfileInput.self) { home, input in home.makeProfile(of: input) }
        ScreenRoute(.friends, ProfileInput.self) { home, input in home.makeFriends(of: input) }
        ScreenRoute(.settings) { home in home.makeSettings() }
        ChildFlow(.logOut) { home in
            LogOutCoordinator(surroundings: home.surroundings)
        } onResult: { _, result in
            result == .cancelled ? .stay : .finish
        }
        ScreenList.all
    }

    public let way = Way()
    let surroundings: Surroundings
    private let recentlyRead = RecentlyRead()

    /// Who is answered when the filter settings end.
    private weak var asker: (any ArticlesViewModelProtocol)?

    /// A coordinator of screens in these surroundings, where somebody is logged in.
    public init(surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    private func makeHome() -> HomeScreen {
        let words = surroundings.words
        let viewModel = HomeViewModel(
            session: surroundings.session.current, recentlyRead: recentlyRead, words: words)
        return HomeScreen(viewModel: viewModel, screens: surroundings.screens, words: words)
    }

    private func makeArticles() -> ArticlesScreen {
        let words = surroundings.words
        let viewModel = ArticlesViewModel(
            articles: surroundings.articles, words: words, clock: surroundings.clock)
        let screen = ArticlesScreen(viewModel: viewModel, words: words)
        recentlyRead.follow(screen.actions.compactMap(\.selected))
        asker = viewModel
        return screen
    }

    private func makeArticle(_ input: ArticleInput) -> ArticleScreen {
        let words = surroundings.words
        let viewModel = ArticleViewModel(input, articles: surroundings.articles, words: words)
        return ArticleScreen(viewModel: viewModel, words: words)
    }

    private func answer(_ result: FlowResult<ArticleFilter>) {
        switch result {
        case .finished(let filter): asker?.filter.value = filter
        case .cancelled: break
        }
    }
}
