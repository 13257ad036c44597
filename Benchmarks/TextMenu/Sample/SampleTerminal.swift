import Binding
import Coordination
import TextMenu

/// A terminal of 80 columns and 24 rows that counts what it is sent. What changes is drawn at once.
@MainActor
final class SampleTerminal {
    private(set) var byteCount = 0
    private var made: TerminalFrontEnd?

    init(_ controls: [Control]) throws {
        let navigator = try Navigator(SampleViewCoordinator(controls))
        made = TerminalFrontEnd(
            navigator, name: "Sample", size: TerminalSize(columns: 80, rows: 24),
            capabilities: .init(colours: .twoHundredFiftySix, isUnicode: true, canBeAsked: true),
            clock: .immediate
        ) { [weak self] in self?.byteCount += $0.count }
    }

    var front: TerminalFrontEnd {
        guard let made else { preconditionFailure("the front end is made with the terminal") }
        return made
    }

    /// How many bytes it takes to show what `body` does.
    func bytes(of body: () -> Void) -> Double {
        let before = byteCount
        body()
        return Double(byteCount - before)
    }
}
