import TextMenu

/// The texts that each screen has shown in all its states: each line together with the one above it. The
/// trail, which names the screens on the way, is left out.
@MainActor
struct ScreenLooks {
    private var pairs: [String: Set<Int>] = [:]

    nonisolated init() {}

    /// The number of screens that have shown something.
    nonisolated var screenCount: Int { pairs.count }

    /// Notes a page with its text, and the actions on its rows with their keys.
    mutating func note(_ page: Page, _ text: String, on screen: String) {
        var above = ""
        let trail = page.trail.joined(separator: " > ")
        for line in text.split(separator: "\n") where line != trail {
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
