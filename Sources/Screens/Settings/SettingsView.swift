import Wayline

/// The controls of the settings.
final class SettingsView: View {
    let title: String
    let language: Choice<Language>
    let theme: Choice<Theme>
    let keepsHistory: Toggle
    let user = NamedValues()
    let logOut: Button
    let controls: [Control]

    init(_ words: Words) {
        title = words[.settings]
        language = Choice(words[.language], Language.allCases, title: \.name)
        theme = Choice(words[.theme], Theme.allCases) { words[$0.title] }
        keepsHistory = Toggle(words[.history])
        keepsHistory.hint = words[.historyHint]
        logOut = Button(words[.logOut])
        controls = [
            language, theme, Section(words[.reading], [keepsHistory]),
            Section(words[.account], [user, logOut]),
        ]
    }
}
