public import Wayline

extension RouteName {
    /// The home screen.
    public static let home: RouteName = "home"
}

/// Greets the user, and lists the recently read articles and the screens of the menu.
public final class HomeScreen: ViewScreen, DraftKeeping {
    public let way = Way()
    public let view: HomeView
    public let router: any Router
    private let viewModel: any HomeViewModelProtocol
    private let screens: [ListedScreen<HomeCoordinator>]
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel` and a menu of `screens`. The menu is hidden if it is empty.
    public init(
        viewModel: any HomeViewModelProtocol, screens: [ListedScreen<HomeCoordinator>] = [],
        words: Words
    ) {
        self.viewModel = viewModel
        self.screens = screens
        view = HomeView(words)
        router = HomeRouter(screens: screens)
    }

    /// The recently read articles, which survive a restart.
    public var draft: [ArticleReference] {
        get { viewModel.recentlyRead.value }
        set { viewModel.recentlyRead.value = newValue }
    }

    public func start() {
        viewModel.greeting.bind(\.text, on: view.greeting).store(in: &bindings)
        viewModel.recentlyRead.bind(\.items, on: view.recentlyRead).store(in: &bindings)
        view.recentlyRead.selectionPublisher.bind(to: self) { $0.read($1) }.store(in: &bindings)
        view.screens.items = screens
        view.screens.isHidden = screens.isEmpty
        view.screens.selectionPublisher
            .bind(to: self) { $0.perform(HomeRouter.Route.screen, ListedInput($1.route)) }
            .store(in: &bindings)
    }

    private func read(_ article: ArticleReference) {
        viewModel.reread(article)
        perform(HomeRouter.Route.article, ArticleInput(article))
    }
}
