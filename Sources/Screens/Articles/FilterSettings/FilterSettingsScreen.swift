import Wayline

/// Asks for a filter of the articles.
final class FilterSettingsScreen: ViewScreen, DraftKeeping {
    typealias Routes = FilterSettingsRouter

    let view: FilterSettingsView
    private let viewModel: FilterSettingsViewModel

    init(viewModel: FilterSettingsViewModel, words: Words) {
        self.viewModel = viewModel
        view = FilterSettingsView(words)
    }

    var facts: FilterSettingsRouter.Facts { .init(filter: viewModel.filter) }

    /// The filter that is not applied yet.
    var draft: ArticleFilter {
        get { viewModel.filter }
        set { viewModel.filter = newValue }
    }

    func start() {
        view.sections.options = viewModel.allSections
        view.sections.isHidden = viewModel.allSections.isEmpty
        bind(view.period, viewModel.period)
        bind(view.sections, viewModel.sections)
        bind(view.apply, to: .apply)
        bind(view.cancel, to: .cancel)
    }
}
