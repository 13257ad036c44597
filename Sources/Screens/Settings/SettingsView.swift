public import TextMenu

/// What the settings look like.
public final class SettingsView: View {
    public let title: String
    public let language: Choice<Language>
    public let user = Label()
    public let logOut: Button

    public init(_ words: Words) {
        title = words[.settings]
        language = Choice(words[.language], Language.allCases, title: \.name)
        logOut = Button(words[.logOut])
    }

    public var controls: [Control] { [language, user, logOut] }
}
