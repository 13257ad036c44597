import Wayline
import WaylineServe

/// A program that uses an app by lines of JSON.
@MainActor
final class Agent {
    let app: RunningApp
    private let clock = TestScheduler()
    private var lines: [String] = []
    private lazy var front = JSONFrontEnd(app) { [unowned self] in lines.append($0) }

    init(_ app: App) throws {
        var options = LaunchOptions()
        options.clock = AnyScheduler(clock)
        options.store = MemoryStore()
        self.app = try app.start(options)
        front.show(self.app.navigator.scene)
    }

    /// Does an action. Returns the lines that were written since the last call.
    func act(_ line: String) -> [String] {
        front.take(line)
        return news()
    }

    /// Returns the lines that were written since the last call.
    func news() -> [String] {
        clock.advance()
        defer { lines = [] }
        return lines
    }
}
