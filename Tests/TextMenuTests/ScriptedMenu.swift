import Coordination
import TextMenu
import XCTest

/// A menu that is answered from a list of lines, whose end is the end of the input.
@MainActor
final class ScriptedMenu {
    private(set) var written = ""
    private(set) var echoes: [Echo] = []
    private var lines: [String]

    init(_ lines: String...) {
        self.lines = lines
    }

    var hasLinesLeft: Bool { !lines.isEmpty }

    func run(_ coordinator: FixedCoordinator) async throws {
        let menu = LineMenu(
            input: { echo in
                self.echoes.append(echo)
                return self.lines.isEmpty ? nil : self.lines.removeFirst()
            },
            output: { self.written += $0 })
        await menu.run(try Navigator(coordinator))
    }
}
