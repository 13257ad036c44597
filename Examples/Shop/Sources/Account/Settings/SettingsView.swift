import Wayline
import Words

/// The controls of the settings.
final class SettingsView: View {
    let title: String
    let language: Choice<AppLanguage>

    init(_ words: Words, _ languages: [AppLanguage]) {
        title = words("Settings", "Cài đặt")
        language = Choice(words("Language", "Ngôn ngữ"), languages, title: \.name)
    }

    var controls: [Control] { [language] }
}
