import Foundation
import TextMenu
import Wayline
import XCTest

@testable import WaylineExploration
@testable import WaylineProgram

/// A recording in which the user undoes what a message is about, in the words of a script.
@MainActor
final class RecordedUndoTests: XCTestCase {
    private let app = App("Notes") { _ in NotesCoordinator() }

    func testAKeyIsTheWordOfAScript() async throws {
        let session = try await RecordedUser(app)
        try await session.press(.enter, .text("u"), .control("c"))
        try await session.end()
        try await checkScript(of: session.text)
    }

    func testWhatIsFoundInThePaletteIsTheWordOfAScript() async throws {
        let session = try await RecordedUser(app)
        try await session.press(.control("o"), .text("d"), .text("e"), .enter)
        try await session.press(.text("u"), .control("c"))
        try await session.end()
        try await checkScript(of: session.text)
    }

    func testWhatIsFoundInPlainLinesIsTheWordOfAScript() async throws {
        let session = try await RecordedUser(app, isPlain: true)
        try await session.answer("f", "1", "u", "f quit", after: 50)
        try await session.end()
        try await checkScript(of: session.text)
    }

    func testALetterOfPlainLinesIsTheWordOfAScript() async throws {
        let session = try await RecordedUser(app, isPlain: true)
        try await session.answer("1", "u", "q", after: 50)
        try await session.end()
        try await checkScript(of: session.text)
    }

    private func checkScript(of recording: String, line: UInt = #line) async throws {
        let script = await run("replay", try write(recording), "--as-script")
        XCTAssertTrue(script.contains("\nundo\n"), script, line: line)
        let expected = script + "\nexpect text \"here\"\n"
        let text = await run("run", "--script", try write(expected))
        XCTAssertEqual(text, "", script, line: line)
    }

    private func run(_ arguments: String...) async -> String {
        var text = ""
        _ = await ConsoleApp(app, program: "notes").run(arguments) { text += $0 }
        return text
    }

    private func write(_ text: String) throws -> String {
        let file = URL.temporaryDirectory.appending(path: "recording-\(UUID().uuidString)")
        let isWritten = FileManager.default.createFile(
            atPath: file.path(), contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        XCTAssertTrue(isWritten)
        addTeardownBlock { try FileManager.default.removeItem(at: file) }
        return file.path()
    }
}

private final class NotesCoordinator: Coordinator {
    static let flow = Flow<NotesCoordinator>("notes") { FlowScreen("notes") { _ in NotesScreen() } }
}

private final class NotesView: View {
    let title = "Notes"
    let note = Label("here")
    let delete = Button("Delete")

    var controls: [Control] { [note, delete] }
}

private final class NotesScreen: ViewScreen {
    let view = NotesView()

    func start() {
        view.delete.onTap(self) { screen in
            screen.view.note.text = "gone"
            screen.say("Deleted.", undo: { $0.view.note.text = "here" })
        }
    }
}
