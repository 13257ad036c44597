import Wayline

/// Greets the user, and lists the recently read articles. The coordinator decides where its
/// actions lead.
final class HomeScreen: ViewScreen, DraftKeeping {
    /// A choice that the user makes.
    enum Action {
        case read(ArticleReference)

        /// The user wants to find something to read.
        case browse
    }

    let view: HomeView
    let actions = Signal<Action>()
    private let viewModel: HomeViewModel
    private let words: Words

    init(viewModel: HomeViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = HomeView(words)
    }

    /// The articles, which survive a restart.
    var draft: HomeDraft {
        get { viewModel.draft }
        set { viewModel.draft = newValue }
    }

    func start() {
        bind(\.greeting.text, viewModel.greeting)
        bindRecentlyRead()
        bindReadLater()
        bind(view.browse.tapPublisher) { screen, _ in screen.actions.send(.browse) }
    }

    private func bindRecentlyRead() {
        bind(\.recentlyRead.items, viewModel.recentlyRead)
        bind(\.recentlyRead.isHidden, viewModel.keepsHistory.map { !$0 })
        bind(view.recentlyRead.chosenPublisher) { $0.read($1) }
        view.recentlyRead.actions = [
            RowAction(words[.forget], key: "x", self) { $0.viewModel.forget($1) }
        ]
    }

    private func bindReadLater() {
        bind(\.readLater.items, viewModel.readLater)
        bind(view.readLater.chosenPublisher) { $0.read($1) }
        bind(view.readLater.movePublisher) { screen, _ in
            screen.viewModel.reorder(screen.view.readLater.items)
        }
        view.readLater.actions = [
            RowAction(words[.forget], key: "x", self) { $0.viewModel.drop($1) }
        ]
    }

    private func read(_ article: ArticleReference) {
        viewModel.reread(article)
        actions.send(.read(article))
    }
}
