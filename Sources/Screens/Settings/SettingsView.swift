import Wayline

/// The controls of the settings.
final class SettingsView: View {
    let title: String
    let language: Choice<Language>
    let theme: Choice<Theme>
    let keepsHistory: Toggle
    let user = Label()
    let loggingOut: Spinner
    let logOut: Button

    init(_ words: Words) {
        title = words[.settings]
        language = Choice(words[.language], Language.allCases, title: \.name)
        theme = Choice(words[.theme], Theme.allCases) { words[$0.title] }
        keepsHistory = Toggle(words[.history])
        keepsHistory.hint = words[.historyHint]
        loggingOut = Spinner(words[.loggingOut])
        logOut = Button(words[.logOut])
    }

    var controls: [Control] { [language, theme, keepsHistory, user, loggingOut, logOut] }
}
