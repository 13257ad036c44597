public import Binding
public import Coordination
public import TextMenu

extension RouteID {
    /// The most popular articles.
    public static let articles: RouteID = "articles"
}

/// Lists the most popular articles, and tells what the user wants of them.
public final class ArticlesScreen: ViewScreen {
    /// What a user can do with one of the articles.
    public enum Action: Hashable, Sendable {
        /// The user wants to read this.
        case selected(ArticleReference)

        /// The user wants to say what is shown; who answers is given what is shown now.
        case showFilterSettings(FilterSettingsInput)

        /// What the user wants to read, if it is that.
        public var selected: ArticleReference? {
            switch self {
            case .selected(let article): article
            case .showFilterSettings: nil
            }
        }
    }

    public let way = Way()
    public let view: ArticlesView
    public let router: any Router

    /// What the user does here, for any number to hear.
    public let actions = Signal<Action>()

    let viewModel: any ArticlesViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    public init(viewModel: any ArticlesViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = ArticlesView(words)
        router = ArticlesRouter(viewModel: viewModel, words: words)
    }

    public func start() {
        view.ranking.bind(bothWays: viewModel.ranking).store(in: &bindings)
        view.search.bind(bothWays: viewModel.search).store(in: &bindings)
        viewModel.filterText.bind(\.text, on: view.filter).store(in: &bindings)
        viewModel.articles.bind(\.items, on: view.articles).store(in: &bindings)
        viewModel.emptyText.bind(\.emptyText, on: view.articles).store(in: &bindings)
        viewModel.isLoading.bind(\.isSpinning, on: view.loading).store(in: &bindings)
        followWork(viewModel.isLoading).store(in: &bindings)
        startTelling()
        viewModel.reload.send()
    }

    private func startTelling() {
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

    /// The button works until the answer is there, and cannot be pressed again meanwhile.
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
