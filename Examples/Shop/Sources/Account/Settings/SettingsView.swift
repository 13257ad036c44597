import Wayline
import Words

/// The controls of the settings.
final class SettingsView: View {
    let title: String
    let language: Choice<Language>

    init(_ words: Words) {
        title = words("Settings", "Cài đặt")
        language = Choice(words("Language", "Ngôn ngữ"), Language.allCases, title: \.rawValue)
    }

    var controls: [Control] { [language] }
}
