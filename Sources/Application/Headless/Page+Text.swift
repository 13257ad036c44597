import Coordination
package import WaylineInterface
import WaylineRouting
import WaylineText

/// The words of a page, for users who do not see it: plain lines, tests, screen readers.
extension Page {
    /// The title, and the titles of the screens that lead here; over the page, that of the alert.
    package var header: [String] {
        if let alert { return [alert.title.printable] }
        let trail = trail.map(\.printable)
        return [title.printable] + (trail.count > 1 ? [trail.joined(separator: " > ")] : [])
    }

    /// All that the user reads, line by line.
    package func text(in wording: Wording) -> [String] {
        guard alert == nil else { return header + alertLines }
        let body = parts.flatMap { part in
            switch part {
            case .heading(let text): [text.printable]
            case .control(let control): ControlText(control, wording).all
            }
        }
        let below = actions.flatMap { ControlText($0, wording).all }
        return header + body + below + tabLines(in: wording)
    }

    private var alertLines: [String] {
        guard let alert else { return [] }
        let message = alert.message.isEmpty ? [] : alert.message.printableLines
        return message + alert.actions.map(\.title.printable)
    }

    /// The tabs, one for each line.
    private func tabLines(in wording: Wording) -> [String] {
        tabs.map { tab in
            let state = tab.isSelected ? wording[.selected] : ""
            return [tab.title, tab.badge, wording[.tab], state].joined(with: ", ").printable
        }
    }
}
