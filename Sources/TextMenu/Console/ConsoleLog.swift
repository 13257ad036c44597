import WaylineSystem
import WaylineText

/// The log of an app in debug builds: the standard error. If that is the terminal, the lines are
/// held until it was given back.
@MainActor
final class ConsoleLog {
    /// The number of lines that are held at most.
    static let limit = 100

    private let isHeld = Platform.isTerminal(Platform.standardError)
    private var lines: [String] = []
    private var omitted = 0

    static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    func write(_ line: String) {
        guard isHeld else { return StandardStreams.writeError("\(line.printable)\n") }
        if lines.count < Self.limit { lines.append(line) } else { omitted += 1 }
    }

    /// Writes the lines that were held.
    func release() {
        for line in lines { StandardStreams.writeError("\(line.printable)\n") }
        if omitted > 0 { StandardStreams.writeError("and \(omitted) more\n") }
        (lines, omitted) = ([], 0)
    }
}
