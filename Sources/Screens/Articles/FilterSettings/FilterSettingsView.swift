import Wayline

/// The controls of the filter settings.
final class FilterSettingsView: View {
    let title: String
    let period: Choice<Period>
    let section: Choice<String?>
    let apply: Button
    let cancel: Button

    init(_ words: Words) {
        title = words[.filterSettings]
        period = Choice(words[.period], Period.allCases) { $0.text(in: words) }
        section = Choice(words[.section], []) { $0 ?? words[.allSections] }
        apply = Button(words[.apply])
        cancel = Button(words[.cancel])
    }

    var controls: [Control] { [period, section, apply, cancel] }
}
