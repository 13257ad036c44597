import Binding
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

@MainActor
final class TextAreaTests: XCTestCase {
    private let note = TextArea("Note", rows: 3)

    func testItIsBoundBothWays() async throws {
        let text = Observable("a\nb")
        let token = note.bind(bothWays: text)
        note.edit([.insert("\r\nc")])
        XCTAssertEqual(text.value, "a\nb\nc")
        token.cancel()
    }

    func testADriverTypesLines() async throws {
        let app = try FlowDriver(FixedCoordinator([note]))
        try await app.type("one\ntwo", into: "Note")
        XCTAssertEqual(note.text, "one\ntwo")
        XCTAssertEqual(app.text, "First\nNote, text area:\none\ntwo")
    }
}
