import Binding
import Coordination
import TextMenu
import WaylineApplication
import WaylineExploration
import WaylineInterface
import WaylineRouting

/// The full screen, whose keys are passed to it.
@MainActor
final class RecordedScreen: RunFrontEnd {
    let terminal: TerminalFrontEnd
    private(set) var isOver = false
    private let navigator: Navigator

    init(_ terminal: TerminalFrontEnd, _ navigator: Navigator) {
        (self.terminal, self.navigator) = (terminal, navigator)
        terminal.onQuit = { [weak self] in self?.isOver = true }
    }

    var shownText: String? {
        let revealed = Page(of: navigator).controls.map(\.look).filter(\.showsSecret)
        revealed.forEach { $0.conceal() }
        defer { revealed.forEach { _ = $0.handle(.reveal) } }
        return terminal.frame.text
    }

    func settle() async -> Bool { false }

    func endInput() {}

    func add(to digest: inout Digest, isOver: Bool) {
        // Bullets would tell how long a secret is, and a user can have asked to see it.
        if isOver || Page(of: navigator).hasSecret { return }
        let frame = terminal.frame
        digest.add(frame.text)
        digest.add(frame.cursor.map { $0.row << 16 | $0.column } ?? -1)
    }
}

extension Page {
    /// True if a secure field has a text.
    fileprivate var hasSecret: Bool {
        controls.contains {
            if case .text(let field) = $0.input {
                field.isSecure && !field.text.isEmpty
            } else {
                false
            }
        }
    }
}

extension InputRun {
    /// The full screen; nil without it.
    var terminal: TerminalFrontEnd? { (front as? RecordedScreen)?.terminal }

    /// The plain lines; nil without them.
    var lines: PlainLines? { front as? PlainLines }

    /// Returns a function that makes the front ends of a terminal. The bytes for it, or the lines,
    /// go to `write`.
    static func fronts(
        _ capabilities: TerminalCapabilities? = nil,
        write: @escaping ([UInt8]) -> Void = { _ in }
    ) -> MakeFrontEnd {
        { app, front, driver, clock in
            let wording: @MainActor () -> Wording = { [driver] in driver.app?.wording ?? .english }
            switch front {
            case .none: return nil
            case .plain: return PlainLines(driver.navigator, clock, wording, write)
            case .screen(let columns, let rows, let isUnicode):
                let plain = TerminalCapabilities(
                    colours: .none, isUnicode: isUnicode, canBeAsked: false)
                let terminal = TerminalFrontEnd(
                    driver.navigator, name: app.name,
                    size: TerminalSize(columns: columns, rows: rows),
                    capabilities: capabilities ?? plain, keys: app.keyTable, clock: clock,
                    wording: wording, write: write)
                if let theme = driver.app?.context.theme {
                    terminal.follow(theme, of: app.allThemes)
                }
                return RecordedScreen(terminal, driver.navigator)
            }
        }
    }
}
