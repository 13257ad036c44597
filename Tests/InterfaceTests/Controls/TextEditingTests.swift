import WaylineInterface
import XCTest

final class TextEditingTests: XCTestCase {
    func testTypingGoesOnAtTheCursor() {
        var editing = TextEditing("ad")
        editing.moveLeft()
        editing.insert("b")
        editing.insert("c")
        XCTAssertEqual(parts(editing), ["abc", "d"])
    }

    func testAMarkJoinsTheCharacterBeforeIt() {
        var editing = TextEditing("xe")
        editing.insert("\u{301}")
        XCTAssertEqual(editing.cursor, 2)
        editing.deleteBackward()
        XCTAssertEqual(editing.text, "x")
    }

    func testACharacterThatJoinsBothSidesIsOneBeforeTheCursor() {
        var editing = TextEditing("👩👧")
        editing.moveLeft()
        editing.insert("\u{200D}")
        XCTAssertEqual(parts(editing), ["👩‍👧", ""])
        editing.deleteBackward()
        XCTAssertEqual(editing.text, "")
    }

    func testALetterBeforeALoneMarkTakesIt() {
        var editing = TextEditing("\u{301}x")
        editing.moveToStart()
        editing.insert("e")
        XCTAssertEqual(parts(editing), ["e\u{301}", "x"])
    }

    func testHalvesOfFlagsFindEachOther() {
        var editing = TextEditing("🇩🇪🇫🇷")
        editing.moveToStart()
        editing.insert("🇺")
        XCTAssertEqual(parts(editing), ["🇺🇩", "🇪🇫🇷"])
        editing = TextEditing("🇩x🇪")
        editing.moveLeft()
        editing.deleteBackward()
        XCTAssertEqual(parts(editing), ["🇩🇪", ""])
    }

    func testACharacterIsDeletedAsAWhole() {
        for character in ["e\u{301}", "ệ", "👩‍👧", "🇻🇳", "👍🏽", "한", "한"] {
            var editing = TextEditing("a\(character)b")
            editing.moveLeft()
            editing.deleteBackward()
            XCTAssertEqual(parts(editing), ["a", "b"])
            editing.insert(character)
            editing.moveLeft()
            editing.deleteForward()
            XCTAssertEqual(parts(editing), ["a", "b"])
        }
    }

    func testANewlineThatIsInsertedIsASpace() {
        for newline in ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{B}"] {
            var editing = TextEditing()
            editing.insert("a\(newline)b")
            XCTAssertEqual(editing.text, "a b")
        }
    }

    func testTheCursorGoesByWords() {
        var editing = TextEditing("Trăng rằm, số 2024_x ")
        var places: [Int] = []
        for _ in 0..<5 {
            editing.moveWordLeft()
            places.append(editing.cursor)
        }
        XCTAssertEqual(places, [14, 11, 6, 0, 0])
        places = (0..<5).map { _ in
            editing.moveWordRight()
            return editing.cursor
        }
        XCTAssertEqual(places, [5, 9, 13, 20, 21])
    }

    func testAWordOrARestIsDeletedAtOnce() {
        var editing = TextEditing("one two three")
        editing.deleteWordBackward()
        XCTAssertEqual(editing.text, "one two ")
        editing.moveWordLeft()
        editing.deleteToEnd()
        XCTAssertEqual(editing.text, "one ")
        editing.deleteToStart()
        XCTAssertEqual(editing, TextEditing())
    }

    func testNothingIsThereToDeleteBeyondTheEnds() {
        var editing = TextEditing("a")
        editing.deleteForward()
        editing.moveRight()
        editing.moveToStart()
        editing.moveLeft()
        editing.deleteBackward()
        editing.deleteWordBackward()
        XCTAssertEqual(parts(editing), ["", "a"])
    }

    func testSettingTheTextDoesNotMoveTheCursor() {
        var editing = TextEditing("abc")
        editing.replace(with: "abcd")
        XCTAssertEqual(editing.cursor, 4)
        editing.moveToStart()
        editing.moveRight()
        editing.replace(with: "xyz")
        XCTAssertEqual(editing.cursor, 1)
        editing.replace(with: "")
        XCTAssertEqual(editing.cursor, 0)
    }

    /// The texts before and after the cursor.
    private func parts(_ editing: TextEditing) -> [String] {
        [editing.textBeforeCursor, String(editing.text.dropFirst(editing.cursor))]
    }
}
