import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting
import WaylineText

/// The words that each screen has shown in all its states, by the control that has shown them, and
/// the lengths that its fields take.
struct ScreenLooks {
    /// The most rows of a list that are written out.
    private static let mostRows = 6

    /// The most characters of a text that are.
    private static let mostCharacters = 80

    /// By the names of screens, then by those of controls.
    private var words: [String: [String: ShownWords]] = [:]

    /// The number of inputs with the same title that make it a fixed text.
    private static let enoughInputs = 4

    /// The first inputs of each screen.
    private var inputs: [String: Set<RouteParameters>] = [:]

    /// The number of screens that have shown something.
    var screenCount: Int { words.count }

    /// Notes the page that `driver` shows, and the actions on its rows with their keys. The trail,
    /// which names the screens on the way, is left out.
    @MainActor
    mutating func note(_ page: Page, of driver: FlowDriver, on screen: String) {
        let wording = driver.app?.wording ?? .english
        if let alert = page.alert {
            let titles = alert.actions.map(\.title)
            note(([alert.message] + titles).joined(with: " | "), of: "'\(alert.title)'", on: screen)
            return
        }
        note(page.title, of: "title", on: screen)
        if inputs[screen, default: []].count < Self.enoughInputs {
            let input = driver.navigator.state.activeFlow.stack.top.parameters
            inputs[screen, default: []].insert(input)
        }
        for case .heading(let text) in page.parts { note(text, of: "heading", on: screen) }
        for tab in page.tabs {
            let state = tab.isSelected ? wording[.selected] : ""
            note([tab.badge, state].joined(with: ", "), of: "tab '\(tab.title)'", on: screen)
        }
        for named in NamedControl.all(of: page) where !named.control.isHidden {
            note(Self.text(of: named.control, wording), of: named.name, on: screen)
            guard case .options(let list) = named.control.input, list.count > 0 else { continue }
            for action in list.actions(at: 0) {
                let text = [action.title, action.key.map { "\($0)" } ?? ""].joined(with: ", ")
                note(text, of: "rows of \(named.name)", on: screen)
            }
        }
    }

    /// Notes the texts that the fields of a new screen have before the user types, such as those of
    /// a saved draft.
    @MainActor
    mutating func noteFirstTexts(on driver: FlowDriver, screen: String) {
        let wording = driver.app?.wording ?? .english
        for named in NamedControl.all(of: Page(of: driver.navigator)) {
            guard case .text(let field) = named.control.input, !field.text.isEmpty,
                !named.control.isHidden
            else { continue }
            note(Self.text(of: named.control, wording), of: "\(named.name) at first", on: screen)
        }
    }

    /// Notes a text that a control or a message has shown, or the lengths that a field takes.
    mutating func note(_ text: String, of name: String, on screen: String) {
        if text.isEmpty { return }
        words[screen, default: [:]][name, default: ShownWords()].note(Self.shortened(text))
    }

    /// Returns whether a screen has had the same title with several inputs.
    func hasFixedTitle(_ screen: String) -> Bool {
        inputs[screen, default: []].count == Self.enoughInputs
            && words[screen]?["title"]?.count == 1
    }

    /// The lines about a screen in a map.
    func lines(about screen: String) -> [String] {
        (words[screen] ?? [:]).flatMap { name, shown in
            shown.texts.map { "shows \(screen) \(name): \($0)" }
        }
    }

    /// The lines of a control, and the rows of a list. The row that was chosen last depends on the
    /// way to the state: it is told only where several can be.
    @MainActor
    private static func text(of control: Control, _ wording: Wording) -> String {
        let lines = control.lines(in: wording).joined(with: " | ")
        guard case .options(let list) = control.input, list.isListed else { return lines }
        if list.count == 0 { return [lines, list.emptyText(in: wording)].joined(with: " | ") }
        let rows = (0..<list.count).lazy.map { text(of: list, at: $0, wording) }
        let rest = list.count > mostRows ? "\(list.count) rows, \(digest(of: rows))" : ""
        return ([lines] + rows.prefix(mostRows) + [rest]).joined(with: " | ")
    }

    @MainActor
    private static func text(
        of list: any OptionInput, at index: Int, _ wording: Wording
    ) -> String {
        let isChosen = list.allowsSeveral && list.isChosen(at: index)
        return [
            list.text(at: index), isChosen ? wording[.chosen] : "",
            list.isSelected(at: index) ? wording[.selected] : "",
        ].joined(with: ", ")
    }

    private static func shortened(_ text: String) -> String {
        let text = text.split(whereSeparator: \.isNewline).joined(separator: " | ")
        if text.count <= mostCharacters { return text }
        return "\(text.prefix(mostCharacters - 10))… \(digest(of: [text]))"
    }

    fileprivate static func digest(of texts: some Sequence<String>) -> String {
        var digest = Digest()
        for text in texts { digest.add(text) }
        return digest.shortText
    }
}

/// The texts that a control has shown. The first ones in order are written out.
private struct ShownWords {
    private static let most = 12

    private var all: Set<String> = []

    var count: Int { all.count }

    mutating func note(_ text: String) { all.insert(text) }

    var texts: [String] {
        let sorted = all.sorted()
        if sorted.count <= Self.most { return sorted }
        let rest = sorted[Self.most...]
        return sorted.prefix(Self.most) + [
            "\(rest.count) other texts, \(ScreenLooks.digest(of: rest))"
        ]
    }
}
