public import Wayline

extension RouteName {
    /// The flow of the filter settings, and its one screen.
    public static let filterSettings: RouteName = "filter-settings"
}

/// Asks for a filter of the articles.
public final class FilterSettingsScreen: ViewScreen, DraftKeeping {
    public let way = Way()
    public let view: FilterSettingsView
    public let router: any Router
    private let viewModel: any FilterSettingsViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    public init(viewModel: any FilterSettingsViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = FilterSettingsView(words)
        router = FilterSettingsRouter(viewModel: viewModel)
    }

    /// The filter that is not applied yet.
    public var draft: ArticleFilter {
        get { viewModel.filter }
        set { viewModel.filter = newValue }
    }

    public func start() {
        view.section.options = viewModel.sections
        view.period.bind(bothWays: viewModel.period).store(in: &bindings)
        view.section.bind(bothWays: viewModel.section).store(in: &bindings)
        view.apply.onTap(self) { $0.perform(FilterSettingsRouter.Route.apply) }
        view.cancel.onTap(self) { $0.perform(FilterSettingsRouter.Route.cancel) }
    }
}
