import WaylineInterface
import XCTest

@MainActor
final class TextSelectionTests: XCTestCase {
    private func edited(_ text: String, _ steps: TextEditing.Step...) -> TextEditing {
        var editing = TextEditing(text, isMultiline: true)
        for step in steps { editing.apply(step) }
        return editing
    }

    func testSelectingMovesOneEnd() async throws {
        let editing = edited("một hai", .selectWordLeft, .selectLeft, .selectRight, .selectRight)
        XCTAssertEqual([editing.selectedText, editing.textBeforeCursor], ["ai", "một h"])
        let back = edited("một hai", .lineStart, .selectToEnd, .selectWordLeft)
        XCTAssertEqual(back.selectedText, "một ")
    }

    func testAMoveEndsTheSelectionAtItsEdge() async throws {
        XCTAssertEqual(edited("ab cd", .selectWordLeft, .left).cursor, 3)
        XCTAssertEqual(edited("ab cd", .selectWordLeft, .right).cursor, 5)
        XCTAssertEqual(edited("ab cd", .selectWordLeft, .wordLeft).cursor, 0)
        XCTAssertEqual(edited("ab cd", .selectWordLeft, .left).selectedText, "")
    }

    func testTypedTextReplacesTheSelection() async throws {
        XCTAssertEqual(edited("một hai", .selectWordLeft, .insert("x")).text, "một x")
        XCTAssertEqual(edited("một hai", .selectToStart, .paste("x")).text, "x")
    }

    func testAnyDeletionDeletesTheSelection() async throws {
        for step: TextEditing.Step in [.deleteBackward, .deleteForward, .deleteWordBackward] {
            XCTAssertEqual(edited("một hai", .left, .selectLeft, step).text, "một hi")
        }
    }

    func testLinesAreJoinedByDeletingAcrossThem() async throws {
        let editing = edited("a\nb\nc", .selectLeft, .selectLeft, .selectLeft, .deleteBackward)
        XCTAssertEqual([editing.text, editing.textBeforeCursor], ["a\n", "a\n"])
    }

    func testTheSelectedTextIsCopiedOrElseAll() async throws {
        let field = TextField("Name")
        field.type("An Nguyễn")
        XCTAssertEqual(field.copiedText, "An Nguyễn")
        field.edit([.selectWordLeft])
        XCTAssertEqual(field.copiedText, "Nguyễn")
    }

    func testAnOptionIsCopiedAndNoSecret() async throws {
        let list = List("Milk", ["oat", "soy\u{1B}[2J"])
        list.marked = 1
        XCTAssertEqual(list.copiedText, "soy␛[2J")
        XCTAssertNil(List("Milk", [] as [String]).copiedText)
        XCTAssertNil(Button("Order").copiedText)
        let code = SecureField("Code")
        code.type("phở")
        XCTAssertNil(code.copiedText)
    }
}
