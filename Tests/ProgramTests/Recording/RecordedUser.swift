import ExploredApps
import TextMenu
import Wayline
import XCTest

@testable import WaylineExploration
@testable import WaylineProgram

/// A user who is recorded, in virtual time.
@MainActor
final class RecordedUser {
    private(set) var text = ""
    private var recorder: Recorder?
    private var time = 0

    init(_ app: App, isPlain: Bool = false) async throws {
        let screen = ScriptHeader.Front.screen(columns: 60, rows: 20, isUnicode: true)
        let header = ScriptHeader(app: app.name, isPlain ? .plain : screen)
        recorder = try Recorder(app, header) { [unowned self] in text += $0 }
        try await recorder?.begin()
    }

    var script: Script { get throws { try Script(recording: text) } }

    /// The routes of new screens.
    var routes: [String] {
        get throws { try script.lines.compactMap(\.effect?.screen).filter { !$0.isEmpty } }
    }

    var isOver: Bool { recorder?.isOver ?? true }

    func press(_ keys: Key..., after wait: Int = 100) async throws {
        try await press(keys, after: wait)
    }

    func press(_ keys: [Key], after wait: Int = 100) async throws {
        time += wait
        try await recorder?.advance(to: time)
        try await recorder?.press(keys)
    }

    func type(_ text: String) async throws {
        try await press(text.unicodeScalars.map { .text($0) })
    }

    func answer(_ lines: String..., after wait: Int = 100) async throws {
        for line in lines {
            time += wait
            try await recorder?.advance(to: time)
            try await recorder?.answer(line)
        }
    }

    func resize(columns: Int, rows: Int) async throws {
        try await recorder?.take(.size(columns: columns, rows: rows))
    }

    func end() async throws { try await recorder?.end() }

    /// A guest who orders the first drink, and quits.
    static func order(from app: App = .teaBar) async throws -> RecordedUser {
        let session = try await RecordedUser(app)
        try await session.type("An")
        try await session.press(.tab)
        try await session.type("1234")
        try await session.press(.tab, " ", .tab, .enter)
        try await session.press(.down, "p")
        try await session.press(.enter)
        try await session.press(.right, .enter)
        try await session.press(.escape, after: 2500)
        try await session.end()
        return session
    }
}
