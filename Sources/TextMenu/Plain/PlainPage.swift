import Coordination

/// A page in lines, and what their numbers stand for.
@MainActor
struct PlainPage {
    /// Where the user is: as long as it is the same, what changes is said, and no more.
    struct Place: Equatable {
        let entry: Int
        let alert: Alert?
        let trail: [String]
    }

    /// What a number stands for.
    enum Item {
        case control(Control)
        case tab(Page.Tab)
        case answer(Alert.Action)
    }

    let place: Place
    let title: String
    let canGoBack: Bool
    private(set) var lines: [PlainLine] = []

    /// What the numbers stand for, from 1 on.
    private(set) var items: [Item] = []

    private let wording: Wording

    /// What `navigator` shows now, in this wording.
    init(of navigator: Navigator, _ wording: Wording = .english) {
        self.wording = wording
        let page = Page(of: navigator)
        place = Place(entry: navigator.state.top.id, alert: page.alert, trail: page.trail)
        title = (page.alert?.title ?? page.title).printable
        canGoBack = page.canGoBack
        if let alert = page.alert {
            add(alert)
        } else {
            for part in page.parts { add(part) }
            for tab in page.tabs { add(tab) }
        }
    }

    /// The title, and how the user has come here.
    var header: [String] {
        let isDeep = place.alert == nil && place.trail.count > 1
        return [title] + (isDeep ? [place.trail.map(\.printable).joined(separator: " > ")] : [])
    }

    /// What can be chosen, in the order of the numbers.
    var subjects: [PlainLine.Subject] {
        lines.filter { $0.number != nil }.map(\.subject)
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
        let state = tab.isSelected ? ", \(wording[.selected])" : ""
        let text = "\(tab.title), \(wording[.tab])\(state)"
        add(.tab(tab), PlainLine(.tab(tab.name.rawValue), [text.printable]))
    }

    private mutating func add(_ item: Item, _ line: PlainLine) {
        items.append(item)
        lines.append(line)
        lines[lines.count - 1].number = items.count
    }
}
