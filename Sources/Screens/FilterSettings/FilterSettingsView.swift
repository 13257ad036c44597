public import Wayline

/// The controls of the filter settings.
public final class FilterSettingsView: View {
    public let title: String
    package let period: Choice<Period>
    package let section: Choice<String?>
    package let apply: Button
    package let cancel: Button

    package init(_ words: Words) {
        title = words[.filterSettings]
        period = Choice(words[.period], Period.allCases) { $0.text(in: words) }
        section = Choice(words[.section], []) { $0 ?? words[.allSections] }
        apply = Button(words[.apply])
        cancel = Button(words[.cancel])
    }

    public var controls: [Control] { [period, section, apply, cancel] }
}
