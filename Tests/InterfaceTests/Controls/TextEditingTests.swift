import WaylineInterface
import XCTest

final class TextEditingTests: XCTestCase {
    func testTypingGoesOnAtTheCursor() {
        var editing = TextEditing("ad")
        editing.apply(.left)
        editing.apply(.insert("b"))
        editing.apply(.insert("c"))
        XCTAssertEqual(parts(editing), ["abc", "d"])
    }

    func testAMarkJoinsTheCharacterBeforeIt() {
        var editing = TextEditing("xe")
        editing.apply(.insert("\u{301}"))
        XCTAssertEqual(editing.cursor, 2)
        editing.apply(.deleteBackward)
        XCTAssertEqual(editing.text, "x")
    }

    func testACharacterThatJoinsBothSidesIsOneBeforeTheCursor() {
        var editing = TextEditing("👩👧")
        editing.apply(.left)
        editing.apply(.insert("\u{200D}"))
        XCTAssertEqual(parts(editing), ["👩‍👧", ""])
        editing.apply(.deleteBackward)
        XCTAssertEqual(editing.text, "")
    }

    func testALetterBeforeALoneMarkTakesIt() {
        var editing = TextEditing("\u{301}x")
        editing.apply(.lineStart)
        editing.apply(.insert("e"))
        XCTAssertEqual(parts(editing), ["e\u{301}", "x"])
    }

    func testHalvesOfFlagsFindEachOther() {
        var editing = TextEditing("🇩🇪🇫🇷")
        editing.apply(.lineStart)
        editing.apply(.insert("🇺"))
        XCTAssertEqual(parts(editing), ["🇺🇩", "🇪🇫🇷"])
        editing = TextEditing("🇩x🇪")
        editing.apply(.left)
        editing.apply(.deleteBackward)
        XCTAssertEqual(parts(editing), ["🇩🇪", ""])
    }

    func testACharacterIsDeletedAsAWhole() {
        for character in ["e\u{301}", "ệ", "👩‍👧", "🇻🇳", "👍🏽", "한", "한"] {
            var editing = TextEditing("a\(character)b")
            editing.apply(.left)
            editing.apply(.deleteBackward)
            XCTAssertEqual(parts(editing), ["a", "b"])
            editing.apply(.insert(character))
            editing.apply(.left)
            editing.apply(.deleteForward)
            XCTAssertEqual(parts(editing), ["a", "b"])
        }
    }

    func testANewlineThatIsInsertedIsASpace() {
        for newline in ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{B}"] {
            var editing = TextEditing()
            editing.apply(.insert("a\(newline)b"))
            XCTAssertEqual(editing.text, "a b")
        }
    }

    func testTheCursorGoesByWords() {
        var editing = TextEditing("Trăng rằm, số 2024_x ")
        var places: [Int] = []
        for _ in 0..<5 {
            editing.apply(.wordLeft)
            places.append(editing.cursor)
        }
        XCTAssertEqual(places, [14, 11, 6, 0, 0])
        places = (0..<5).map { _ in
            editing.apply(.wordRight)
            return editing.cursor
        }
        XCTAssertEqual(places, [5, 9, 13, 20, 21])
    }

    func testAWordOrARestIsDeletedAtOnce() {
        var editing = TextEditing("one two three")
        editing.apply(.deleteWordBackward)
        XCTAssertEqual(editing.text, "one two ")
        editing.apply(.wordLeft)
        editing.apply(.deleteToEnd)
        XCTAssertEqual(editing.text, "one ")
        editing.apply(.deleteToStart)
        XCTAssertEqual(editing, TextEditing())
    }

    func testNothingIsThereToDeleteBeyondTheEnds() {
        var editing = TextEditing("a")
        editing.apply(.deleteForward)
        editing.apply(.right)
        editing.apply(.lineStart)
        editing.apply(.left)
        editing.apply(.deleteBackward)
        editing.apply(.deleteWordBackward)
        XCTAssertEqual(parts(editing), ["", "a"])
    }

    func testSettingTheTextDoesNotMoveTheCursor() {
        var editing = TextEditing("abc")
        editing.replace(with: "abcd")
        XCTAssertEqual(editing.cursor, 4)
        editing.apply(.lineStart)
        editing.apply(.right)
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
