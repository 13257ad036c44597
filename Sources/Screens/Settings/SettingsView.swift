import Wayline

/// The controls of the settings.
final class SettingsView: View {
    let title: String
    let language: Choice<Language>
    let user = Label()
    let logOut: Button

    init(_ words: Words) {
        title = words[.settings]
        language = Choice(words[.language], Language.allCases, title: \.name)
        logOut = Button(words[.logOut])
    }

    var controls: [Control] { [language, user, logOut] }
}
