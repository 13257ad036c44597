import TextMenu
import Wayline

/// A terminal of 24 rows that counts the received bytes. Changes are drawn
/// immediately.
@MainActor
final class SampleTerminal {
    private(set) var byteCount = 0
    private var screen: FullScreen?

    init(_ controls: [Control], columns: Int = 80) throws {
        let navigator = try Navigator(SampleViewCoordinator(controls))
        screen = FullScreen(
            navigator, name: "Sample", columns: columns, hasColours: true, clock: .immediate,
            write: { [weak self] in self?.byteCount += $0.count })
    }

    func type(_ text: String) {
        screen?.type(text)
    }

    /// The number of bytes that are drawn after typing `text`.
    func bytes(of text: String) -> Double {
        let before = byteCount
        type(text)
        return Double(byteCount - before)
    }
}
