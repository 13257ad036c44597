import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting
import WaylineText

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

    /// The name of the way back; empty if it is called "back".
    let backTitle: String
    private(set) var lines: [PlainLine] = []

    /// The things that the user can choose, with their numbers.
    private(set) var items: [(number: Int, item: Item)] = []

    /// The tabs, which the user selects by their names.
    let tabs: [Page.Tab]

    private let wording: Wording

    /// Creates the page that `navigator` shows now, in this wording. Its controls keep their
    /// `numbers`, and new ones get theirs.
    init(of navigator: Navigator, _ wording: Wording, _ numbers: inout PageNumbers) {
        self.wording = wording
        let page = Page(of: navigator, in: wording)
        numbers.read(page.controlsAndActions, of: page)
        location = Location(
            entry: navigator.state.top.id, alert: page.alert, entries: page.titles.entries)
        header = page.header
        (canGoBack, backTitle) = (page.canGoBack, page.backTitle.printable)
        tabs = page.alert == nil ? page.tabs : []
        if let alert = page.alert {
            add(alert)
        } else {
            for part in page.parts { add(part, numbers) }
            for action in page.actions { add(.control(action), numbers) }
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

    /// The highest number.
    var highest: Int { items.map(\.number).max() ?? 0 }

    /// Returns the thing that `number` stands for; nil if it stands for nothing, or for one that
    /// has gone.
    func item(_ number: Int) -> Item? { items.first { $0.number == number }?.item }

    /// The parts that the user can choose, from the top to the bottom.
    var subjects: [PlainLine.Origin] {
        lines.filter { $0.number != nil }.map(\.subject)
    }

    private mutating func add(_ alert: Alert) {
        if !alert.message.isEmpty {
            lines.append(PlainLine(.message, alert.message.printableLines))
        }
        for (index, action) in alert.actions.enumerated() {
            add(
                .answer(action), index + 1,
                PlainLine(.answer(action.title), [action.title.printable]))
        }
    }

    private mutating func add(_ part: Page.Part, _ numbers: PageNumbers) {
        switch part {
        case .heading(let text):
            lines.append(PlainLine(.heading(text), [text.printable]))
        case .control(let control):
            guard let line = PlainLine(control, wording) else { return }
            if let number = numbers[control] {
                add(.control(control), number, line)
            } else {
                lines.append(line)
            }
        }
    }

    private mutating func add(_ item: Item, _ number: Int, _ line: PlainLine) {
        items.append((number, item))
        lines.append(line)
        lines[lines.count - 1].number = number
    }
}
