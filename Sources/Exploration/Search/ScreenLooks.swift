import WaylineApplication
import WaylineInterface
import WaylineRouting

/// The texts that each screen has shown in all its states: each line together with the one above
/// it. The trail, which names the screens on the way, is left out.
@MainActor
struct ScreenLooks {
    private var pairs: [String: Set<Int>] = [:]

    nonisolated init() {}

    /// The number of screens that have shown something.
    nonisolated var screenCount: Int { pairs.count }

    /// Notes the page that `driver` shows, and the actions on its rows with their keys.
    mutating func note(_ page: Page, of driver: FlowDriver, on screen: String) {
        var above = ""
        let trail = page.trail.joined(separator: " > ")
        let mark = ", \((driver.app?.wording ?? .english)[.chosen])"
        for line in driver.text.split(separator: "\n") where line != trail {
            // The row that was chosen last depends on the way to the state.
            let isMarked = line.hasSuffix(mark) && !page.letsChooseSeveral
            let line = isMarked ? line.dropLast(mark.count) : line
            note(line: "\(above)\n\(line)", on: screen)
            above = String(line)
        }
        for control in page.controls {
            guard case .options(let list) = control.input, list.count > 0 else { continue }
            for action in list.actions(at: 0) {
                let key = action.key.map { "\($0)" } ?? ""
                note(line: "\(control.name) \(action.title) \(key)", on: screen)
            }
        }
    }

    /// Notes a line, such as a message.
    mutating func note(line: String, on screen: String) {
        var digest = Digest()
        digest.add(line)
        pairs[screen, default: []].insert(digest.number)
    }

    /// The digest of everything that a screen has shown.
    func digest(of screen: String) -> String {
        var digest = Digest()
        for number in (pairs[screen] ?? []).sorted() { digest.add(number) }
        return digest.shortText
    }
}

extension Page {
    /// True if rows that are marked as chosen are a part of the state.
    fileprivate var letsChooseSeveral: Bool {
        controls.contains {
            if case .options(let list) = $0.input { list.allowsSeveral } else { false }
        }
    }
}
