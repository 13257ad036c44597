public import Wayline

/// The controls of the settings.
public final class SettingsView: View {
    public let title: String
    package let language: Choice<Language>
    package let user = Label()
    package let logOut: Button

    package init(_ words: Words) {
        title = words[.settings]
        language = Choice(words[.language], Language.allCases, title: \.name)
        logOut = Button(words[.logOut])
    }

    public var controls: [Control] { [language, user, logOut] }
}
