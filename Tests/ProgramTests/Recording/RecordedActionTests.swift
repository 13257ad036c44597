import Foundation
import TextMenu
import Wayline
import XCTest

@testable import WaylineExploration
@testable import WaylineProgram

/// A recording in which the user does an action of the screen, in the words of a script.
@MainActor
final class RecordedActionTests: XCTestCase {
    private let app = App("Letters") { _ in LettersCoordinator() }

    func testAKeyIsAStepOfAScript() async throws {
        let session = try await RecordedUser(app)
        try await session.press("e", .control("c"))
        try await session.end()
        try await check(session.text)
    }

    func testANumberOfPlainLinesIsTheSameStep() async throws {
        let session = try await RecordedUser(app, isPlain: true)
        try await session.answer("2", "q", after: 50)
        try await session.end()
        try await check(session.text)
    }

    private func check(_ recording: String, line: UInt = #line) async throws {
        let file = URL.temporaryDirectory.appending(path: "recording-\(UUID().uuidString)")
        try Data(recording.utf8).write(to: file)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: file.path())
        addTeardownBlock { try FileManager.default.removeItem(at: file) }
        var script = ""
        _ = await ConsoleApp(app, program: "letters")
            .run(["replay", file.path(), "--as-script"]) { script += $0 }
        XCTAssertTrue(script.contains("\nchoose \"Archive\"\n"), script, line: line)
    }
}

private final class LettersCoordinator: Coordinator {
    static let flow = Flow<LettersCoordinator>("letters") {
        FlowScreen("letters") { _ in LettersScreen() }
    }
}

private final class LettersView: View {
    let title = "Letters"
    let reply = Button("Reply")
    let archive = Button("Archive", key: "e")

    var controls: [Control] { [reply] }
    var actions: [Button] { [archive] }
}

private final class LettersScreen: ViewScreen {
    let view = LettersView()
}
