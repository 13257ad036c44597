import Wayline

/// Asks for a filter of the articles. The form survives a restart.
final class FilterSettingsScreen: ViewScreen, DraftKeeping {
    typealias Routes = FilterSettingsRouter

    let view: FilterSettingsView
    private let viewModel: FilterSettingsViewModel

    init(viewModel: FilterSettingsViewModel, words: Words) {
        self.viewModel = viewModel
        view = FilterSettingsView(words)
    }

    var facts: FilterSettingsRouter.Facts { .init(filter: viewModel.filter) }

    func start() {
        view.sections.options = viewModel.allSections
        view.sections.isHidden = viewModel.allSections.isEmpty
        bind(view.period, viewModel.period)
        bind(view.sections, viewModel.sections)
        bind(view.apply, to: .apply)
        bind(view.cancel, to: .cancel)
    }
}
