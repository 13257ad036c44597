import Binding
public import Coordination
public import TextMenu

extension RouteID {
    /// The filter settings: the flow that answers who asks for them, and its one screen.
    public static let filterSettings: RouteID = "filter-settings"
}

/// Asks which articles are to be shown.
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

    /// What is set, but not answered yet.
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
