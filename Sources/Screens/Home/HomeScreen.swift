import Wayline

/// Greets the user, and lists the recently read articles and the screens of the menu. The coordinator
/// decides where its actions lead.
final class HomeScreen: ViewScreen, DraftKeeping {
    /// A choice that the user makes.
    enum Action {
        case read(ArticleReference)

        /// The user wants to find something to read.
        case browse
        case open(ListedScreen<HomeCoordinator>)
    }

    let view: HomeView
    let actions = Signal<Action>()
    private let viewModel: HomeViewModel
    private let words: Words

    /// A screen with a menu of `screens`, which is hidden if it is empty.
    init(
        viewModel: HomeViewModel, screens: [ListedScreen<HomeCoordinator>] = [], words: Words
    ) {
        self.viewModel = viewModel
        self.words = words
        view = HomeView(words)
        view.screens.items = screens
        view.screens.isHidden = screens.isEmpty
    }

    /// The recently read articles, which survive a restart.
    var draft: [ArticleReference] {
        get { viewModel.recentlyRead.value }
        set { viewModel.restore(newValue) }
    }

    func start() {
        bind(\.greeting.text, viewModel.greeting)
        bind(\.recentlyRead.items, viewModel.recentlyRead)
        bind(view.recentlyRead.chosenPublisher) { screen, article in
            screen.viewModel.reread(article)
            screen.actions.send(.read(article))
        }
        view.recentlyRead.actions = [
            RowAction(words[.forget], key: "x", self) { $0.viewModel.forget($1) }
        ]
        bind(view.browse.tapPublisher) { screen, _ in screen.actions.send(.browse) }
        bind(view.screens.chosenPublisher) { $0.actions.send(.open($1)) }
    }
}
