import Binding
import WaylineInterface
import XCTest

/// A field holds no more than its limit, and reports the text that it drops.
@MainActor
final class TextFieldLimitTests: XCTestCase {
    private let field = TextField("Name")

    func testInputBeyondTheLimitIsDroppedAndReported() async throws {
        field.limit = 3
        field.hint = "short"
        field.type("phở bò")
        XCTAssertEqual(field.text, "phở")
        XCTAssertEqual(field.note, "Only 3 characters fit: the rest is left out.")
        field.type("bò")
        XCTAssertEqual(field.note, "short")
    }

    func testAnErrorIsRemarkedFirst() async throws {
        field.limit = 1
        field.error = "not a name"
        field.type("phở")
        XCTAssertEqual(field.note, "not a name")
    }

    func testTheProgramIsNotLimited() async throws {
        field.limit = 3
        field.text = "phở bò"
        XCTAssertEqual(field.text, "phở bò")
    }

    func testAnEndlessPasteIsCut() async throws {
        var counts: [Int] = []
        let listener = field.textPublisher.bind { counts.append($0.count) }
        field.edit([.insert(String(repeating: "x", count: 1_000_000))])
        XCTAssertEqual(counts, [10_000])
        listener.cancel()
    }
}
