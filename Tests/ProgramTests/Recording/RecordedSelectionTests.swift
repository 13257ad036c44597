import Foundation
import TextMenu
import Wayline
import XCTest

@testable import WaylineExploration
@testable import WaylineProgram

/// A recording in which the user selects rows, in the words of a script.
@MainActor
final class RecordedSelectionTests: XCTestCase {
    private let app = App("Mail") { _ in MailCoordinator() }

    func testKeysAreStepsOfAScript() async throws {
        let session = try await RecordedUser(app)
        try await session.press(.down, " ", "*", .escape, "*", "e", .control("c"))
        try await session.end()
        try await check(
            session.text,
            """

            select "Letters" row "box"
            select "Letters" all
            select "Letters" none
            select "Letters" all
            act "Letters" selected "Archive"

            """)
    }

    func testPlainLinesAreTheSameSteps() async throws {
        let session = try await RecordedUser(app, isPlain: true)
        try await session.answer("1.2*", "1.*.1", "1.1.1", "q", after: 50)
        try await session.end()
        try await check(
            session.text,
            """

            select "Letters" row "box"
            act "Letters" selected "Archive"
            act "Letters" "ash" "Archive"

            """)
    }

    private func check(_ recording: String, _ steps: String, line: UInt = #line) async throws {
        let file = URL.temporaryDirectory.appending(path: "recording-\(UUID().uuidString)")
        try Data(recording.utf8).write(to: file)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: file.path())
        addTeardownBlock { try FileManager.default.removeItem(at: file) }
        var script = ""
        _ = await ConsoleApp(app, program: "mail")
            .run(["replay", file.path(), "--as-script"]) { script += $0 }
        let lines = script.split(separator: "\n").filter { !$0.hasPrefix("wait") }
        XCTAssertTrue(
            "\(lines.joined(separator: "\n"))\n".contains(steps), script, line: line)
    }
}

private final class MailCoordinator: Coordinator {
    static let flow = Flow<MailCoordinator>("letters") {
        FlowScreen("letters") { _ in MailScreen() }
    }
}

private final class MailScreen: ViewScreen {
    let view = MailView()

    func start() {
        view.letters.actions = [
            RowAction(forSelected: "Archive", key: "e", self) { $0.view.archived += $1 }
        ]
    }
}

private final class MailView: View {
    let title = "Mail"
    let letters = List("Letters", ["ash", "box", "cup"], id: \.self, selects: .several) { $0 }
    var archived: [String] = []

    var controls: [Control] { [letters] }
}
