import Binding
public import Coordination
public import TextMenu

extension RouteID {
    /// The home screen.
    public static let home: RouteID = "home"
}

/// Greets who is logged in, and lists what they have read.
public final class HomeScreen: ViewScreen, DraftKeeping {
    public let way = Way()
    public let view: HomeView
    public let router: any Router = HomeRouter()
    private let viewModel: any HomeViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel`.
    public init(viewModel: any HomeViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = HomeView(words)
    }

    /// What has been read, which so comes back in the next run.
    public var draft: [ArticleReference] {
        get { viewModel.recentlyRead.value }
        set { viewModel.recentlyRead.value = newValue }
    }

    public func start() {
        viewModel.greeting.bind(\.text, on: view.greeting).store(in: &bindings)
        viewModel.recentlyRead.bind(\.items, on: view.recentlyRead).store(in: &bindings)
        view.recentlyRead.selectionPublisher.bind(to: self) { $0.read($1) }.store(in: &bindings)
    }

    private func read(_ article: ArticleReference) {
        viewModel.reread(article)
        perform(HomeRouter.Route.article, ArticleInput(article))
    }
}
