import Wayline

/// Owns the filter settings: a flow that is presented, and ends with the chosen filter.
final class FilterSettingsCoordinator: Coordinator {
    typealias Output = ArticleFilter

    static let flow = Flow<FilterSettingsCoordinator>(.filter) {
        FlowScreen(.filter) { settings in
            FilterSettingsScreen(
                viewModel: FilterSettingsViewModel(settings.input), words: settings.words)
        }
    }

    private let input: FilterSettingsInput
    private let words: Words

    /// A coordinator that starts with the filter of `input`.
    init(_ input: FilterSettingsInput, words: Words) {
        self.input = input
        self.words = words
    }
}

/// The input of the filter settings.
struct FilterSettingsInput: ScreenInput {
    /// The current filter.
    let filter: ArticleFilter

    /// The sections to choose from.
    let sections: [String]

    /// A filter, and the sections to choose from.
    init(filter: ArticleFilter, sections: [String]) {
        self.filter = filter
        self.sections = sections
    }
}
