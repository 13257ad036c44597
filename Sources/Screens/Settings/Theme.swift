/// The colours in which the front ends show the app.
enum Theme: String, CaseIterable {
    /// The colours that suit the terminal's background.
    case auto

    case dark, light

    /// The app's own colours.
    case dusk

    /// The name of the theme for the user.
    var title: Phrase {
        switch self {
        case .auto: .autoTheme
        case .dark: .darkTheme
        case .light: .lightTheme
        case .dusk: .duskTheme
        }
    }
}
