public import Wayline

extension RouteName {
    /// The most popular articles.
    public static let articles: RouteName = "articles"
}

/// Lists the most popular articles, and reports the user's choices as actions.
public final class ArticlesScreen: ViewScreen, DraftKeeping {
    /// A choice that the user makes in the list.
    public enum Action: Hashable, Sendable {
        /// The user has chosen an article to read.
        case selected(ArticleReference)

        /// The user wants to change the filter, from the current one.
        case showFilterSettings(FilterSettingsInput)

        /// The article to read; nil for another action.
        public var selected: ArticleReference? {
            switch self {
            case .selected(let article): article
            case .showFilterSettings: nil
            }
        }
    }

    public struct Draft: Codable {
        let search: String
        let ranking: Ranking
        let filter: ArticleFilter
    }

    public let way = Way()
    public let view: ArticlesView
    public let router: any Router

    /// The user's choices. Any number of observers may follow them.
    public let actions = Signal<Action>()

    private let viewModel: any ArticlesViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    public init(viewModel: any ArticlesViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = ArticlesView(words)
        router = ArticlesRouter(viewModel: viewModel, words: words)
    }

    public var draft: Draft {
        get {
            Draft(
                search: viewModel.search.value, ranking: viewModel.ranking.value,
                filter: viewModel.filter.value)
        }
        set {
            viewModel.search.value = newValue.search
            viewModel.ranking.value = newValue.ranking
            viewModel.filter.value = newValue.filter
        }
    }

    public func start() {
        view.ranking.bind(bothWays: viewModel.ranking).store(in: &bindings)
        view.search.bind(bothWays: viewModel.search).store(in: &bindings)
        viewModel.filterText.bind(\.text, on: view.filter).store(in: &bindings)
        viewModel.articles.bind(\.items, on: view.articles).store(in: &bindings)
        viewModel.emptyText.bind(\.emptyText, on: view.articles).store(in: &bindings)
        viewModel.isLoading.bind(\.isSpinning, on: view.loading).store(in: &bindings)
        followWork(viewModel.isLoading).store(in: &bindings)
        bindActions()
        viewModel.reload.send()
    }

    private func bindActions() {
        view.reload.onTap(self) { await $0.reload() }
        view.articles.selectionPublisher.bind(to: self) { $0.viewModel.select.send($1) }
            .store(in: &bindings)
        viewModel.selected.bind(to: self) { $0.actions.send(.selected($1)) }
            .store(in: &bindings)
        view.filterSettings.tapPublisher.bind(to: self) { screen, _ in screen.askForFilter() }
            .store(in: &bindings)
        viewModel.error.filter { !$0.isEmpty }.bind(to: self) { screen, _ in
            screen.perform(ArticlesRouter.Route.failed)
        }.store(in: &bindings)
    }

    /// Loads the articles. Until the answer arrives, the button is busy and cannot be pressed
    /// again.
    private func reload() async {
        viewModel.reload.send()
        await wait(while: viewModel.isLoading)
    }

    private func askForFilter() {
        let input = FilterSettingsInput(
            filter: viewModel.filter.value, sections: viewModel.sections.value)
        actions.send(.showFilterSettings(input))
    }
}
