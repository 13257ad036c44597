import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface

/// A run of the plain front end with a list of typed lines. After the last line, the input ends.
@MainActor
final class PlainTalk {
    /// A line to type, and an action before it.
    struct Line: ExpressibleByStringLiteral {
        let text: String
        var before: @MainActor () async -> Void = {}

        init(stringLiteral text: String) {
            self.text = text
        }

        static func after(_ text: String, _ before: @escaping @MainActor () async -> Void) -> Line {
            var line = Line(stringLiteral: text)
            line.before = before
            return line
        }
    }

    private(set) var written = ""
    private(set) var echoes: [StandardStreams.Echo] = []
    var linesLeft: [Line]
    let navigator: Navigator
    let clock = TestScheduler()

    init(_ coordinator: some Coordinator, _ lines: [Line]) throws {
        navigator = try Navigator(coordinator)
        linesLeft = lines
    }

    /// Runs it to the end. Returns the written text.
    @discardableResult
    func run(in wording: Wording = .english) async -> String {
        let frontEnd = PlainFrontEnd(
            input: { await self.answer($0) }, output: { self.written += $0 },
            scheduler: AnyScheduler(clock), wording: { wording })
        await frontEnd.run(navigator)
        return written
    }

    /// The text that was written after the last occurrence of `text`.
    func written(after text: String) -> String {
        guard let range = written.ranges(of: text).last else { return "" }
        return String(written[range.upperBound...])
    }

    private func answer(_ echo: StandardStreams.Echo) async -> String? {
        echoes.append(echo)
        guard !linesLeft.isEmpty else { return nil }
        let line = linesLeft.removeFirst()
        await line.before()
        written += "«\(echo == .shown ? line.text : "")»"
        return line.text
    }
}

extension PlainTalk {
    /// A run of one screen with these controls.
    convenience init(_ controls: [Control], _ lines: Line...) throws {
        try self.init(FixedCoordinator(controls), lines)
    }
}
