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
        case tab(Page.Tab)
        case answer(Alert.Action)
    }

    let location: Location

    /// The title, and the titles of the screens that lead here.
    let header: [String]
    let canGoBack: Bool
    private(set) var lines: [PlainLine] = []

    /// The things that the numbers stand for, from 1 on.
    private(set) var items: [Item] = []

    private let wording: Wording

    /// Creates the page that `navigator` shows now, in this wording.
    init(of navigator: Navigator, _ wording: Wording = .english) {
        self.wording = wording
        let page = Page(of: navigator)
        location = Location(
            entry: navigator.state.top.id, alert: page.alert, entries: page.titles.entries)
        header = Self.header(of: page)
        canGoBack = page.canGoBack
        if let alert = page.alert {
            add(alert)
        } else {
            for part in page.parts { add(part) }
            for tab in page.tabs { add(tab) }
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

    private mutating func add(_ tab: Page.Tab) {
        let state = tab.isSelected ? wording[.selected] : ""
        let text = [tab.title, tab.badge, wording[.tab], state].joined(with: ", ")
        add(.tab(tab), PlainLine(.tab(tab.name.rawValue), [text.printable]))
    }

    private mutating func add(_ item: Item, _ line: PlainLine) {
        items.append(item)
        lines.append(line)
        lines[lines.count - 1].number = items.count
    }
}
