public import Coordination

/// Owns the filter settings, a flow that is presented over who asks, and ends with the answer.
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

    /// A coordinator that begins with what whoever asks shows now.
    public init(_ input: FilterSettingsInput, words: Words) {
        self.input = input
        self.words = words
    }
}
