import Wayline
import Words

/// The language of the app. A choice makes all screens again, with what the user has filled in.
final class SettingsScreen: ViewScreen {
    let view: SettingsView
    private let context: AppContext

    init(_ context: AppContext, words: Words) {
        self.context = context
        view = SettingsView(words, context.languages)
    }

    func start() {
        view.language.chosen = context.languages.first { $0.code == context.language.value }
        bind(view.language.chosenPublisher) { screen, language in
            screen.context.language.value = language.code
        }
    }
}
