import Coordination
import WaylineRouting

/// A page in lines, with the things that their numbers stand for.
@MainActor
struct PlainPage {
    /// The place of the user in the app. While it stays the same, only changes are printed.
    struct Location: Equatable {
        let entry: Int
        let alert: Alert?

        /// The entries in the trail.
        let entries: [Int]
    }

    /// The thing that a number stands for.
    enum Item {
        case control(Control)
        case answer(Alert.Action)
    }

    let location: Location

    /// The title, and the titles of the screens that lead here.
    let header: [String]
    let canGoBack: Bool
    private(set) var lines: [PlainLine] = []

    /// The things that the numbers stand for, from 1 on.
    private(set) var items: [Item] = []

    /// The tabs, which the user selects by their names.
    let tabs: [Page.Tab]

    private let wording: Wording

    /// Creates the page that `navigator` shows now, in this wording; if it is nil, in English, without a
    /// change of the controls.
    init(of navigator: Navigator, _ wording: Wording? = nil) {
        self.wording = wording ?? .english
        let page = Page(of: navigator, in: wording)
        location = Location(
            entry: navigator.state.top.id, alert: page.alert, entries: page.titles.entries)
        header = Self.header(of: page)
        canGoBack = page.canGoBack
        tabs = page.alert == nil ? page.tabs : []
        if let alert = page.alert {
            add(alert)
        } else {
            for part in page.parts { add(part) }
        }
    }

    /// The tabs in a line; nil without tabs. The line can say which one is selected.
    func tabLine(withSelection saysSelected: Bool = false) -> String? {
        if tabs.isEmpty { return nil }
        let names = tabs.map { tab in
            let state = saysSelected && tab.isSelected ? wording[.selected] : ""
            return [tab.title, tab.badge, state].joined(with: ", ").printable
        }
        return wording(.tabsAre, names.joined(separator: "; "))
    }

    /// The tabs as a test reads them, one for each line.
    var spokenTabs: [String] {
        tabs.map { tab in
            let state = tab.isSelected ? wording[.selected] : ""
            return [tab.title, tab.badge, wording[.tab], state].joined(with: ", ").printable
        }
    }

    /// The parts that the user can choose, in the order of their numbers.
    var subjects: [PlainLine.Subject] {
        lines.filter { $0.number != nil }.map(\.subject)
    }

    private static func header(of page: Page) -> [String] {
        if let alert = page.alert { return [alert.title.printable] }
        let trail = page.trail.map(\.printable)
        return [page.title.printable] + (trail.count > 1 ? [trail.joined(separator: " > ")] : [])
    }

    private mutating func add(_ alert: Alert) {
        if !alert.message.isEmpty {
            lines.append(PlainLine(.message, alert.message.printableLines))
        }
        for action in alert.actions {
            add(.answer(action), PlainLine(.answer(action.title), [action.title.printable]))
        }
    }

    private mutating func add(_ part: Page.Part) {
        switch part {
        case .heading(let text):
            lines.append(PlainLine(.heading(text), [text.printable]))
        case .control(let control):
            guard let line = PlainLine(control, wording) else { return }
            if control.isInteractive { add(.control(control), line) } else { lines.append(line) }
        }
    }

    private mutating func add(_ item: Item, _ line: PlainLine) {
        items.append(item)
        lines.append(line)
        lines[lines.count - 1].number = items.count
    }
}
