import Wayline

/// The controls of the filter settings.
final class FilterSettingsView: View {
    let title: String
    let period: Choice<Period>
    let sections: MultiChoice<String>
    let apply: Button
    let cancel: Button

    init(_ words: Words) {
        title = words[.filterSettings]
        period = Choice(words[.period], Period.allCases) { $0.text(in: words) }
        sections = MultiChoice(words[.sections], emptyText: "")
        sections.hint = words[.noneForAll]
        apply = Button(words[.apply], isDefault: true)
        cancel = Button(words[.cancel])
    }

    var controls: [Control] { [period, sections, apply, cancel] }
}
