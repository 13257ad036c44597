public import Wayline

/// Owns the filter settings: a flow that is presented, and ends with the chosen filter.
public final class FilterSettingsCoordinator: Coordinator {
    public typealias Output = ArticleFilter

    public static let flow = Flow<FilterSettingsCoordinator>(.filterSettings) {
        ScreenRoute(.filterSettings) { settings in
            FilterSettingsScreen(
                viewModel: FilterSettingsViewModel(settings.input), words: settings.words)
        }
    }

    public let way = Way()
    private let input: FilterSettingsInput
    private let words: Words

    /// A coordinator that starts with the filter of `input`.
    public init(_ input: FilterSettingsInput, words: Words) {
        self.input = input
        self.words = words
    }
}

/// The input of the filter settings.
public struct FilterSettingsInput: Hashable, Codable, Sendable {
    /// The current filter.
    public let filter: ArticleFilter

    /// The sections to choose from.
    public let sections: [String]

    /// A filter, and the sections to choose from.
    public init(filter: ArticleFilter, sections: [String]) {
        self.filter = filter
        self.sections = sections
    }
}
