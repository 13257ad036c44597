import Wayline
import Words

/// The language of the app.
final class SettingsScreen: ViewScreen {
    let view: SettingsView
    private let language: Observable<Language>

    init(language: Observable<Language>, words: Words) {
        self.language = language
        view = SettingsView(words)
    }

    func start() {
        bind(view.language, language)
    }
}
