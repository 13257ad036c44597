import Binding
import TestSupport
import WaylineInterface
import XCTest

/// A user undoes what was typed, a word at a time.
@MainActor
final class TextUndoTests: XCTestCase {
    /// The texts after each undo, up to the one that changes nothing.
    private func undone(_ editing: TextEditing) -> [String] {
        var (editing, texts) = (editing, [editing.text])
        while true {
            editing.apply(.undo)
            if editing.text == texts.last { return Array(texts.dropFirst()) }
            texts.append(editing.text)
        }
    }

    private func edited(_ steps: TextEditing.Step..., from text: String = "") -> TextEditing {
        var editing = TextEditing(text)
        for step in steps { editing.apply(step) }
        return editing
    }

    func testAWordIsOneStepHoweverItIsTyped() async throws {
        let atOnce = edited(.insert("một hai  ba"))
        XCTAssertEqual(undone(atOnce), ["một hai  ", "một ", ""])
        var byKeys = TextEditing()
        for scalar in "một hai  ba".unicodeScalars { byKeys.apply(.insert("\(scalar)")) }
        XCTAssertEqual(undone(byKeys), undone(atOnce))
    }

    func testAMoveADeletionAndAPasteEndAWord() async throws {
        XCTAssertEqual(
            undone(edited(.insert("ab"), .left, .insert("cd"))), ["ab", ""])
        XCTAssertEqual(
            undone(edited(.insert("ab"), .paste("c d"), .insert("e"))), ["abc d", "ab", ""])
        XCTAssertEqual(undone(edited(.insert("ab"), .deleteToStart)), ["ab", ""])
    }

    func testDeletionsInARowAreOneStep() async throws {
        let editing = edited(
            .deleteBackward, .deleteBackward, .left, .deleteForward, from: "một hai")
        XCTAssertEqual(undone(editing), ["một h", "một hai"])
    }

    /// An input method takes letters back and types others.
    func testACorrectionBelongsToItsWord() async throws {
        let editing = edited(
            .insert("đi "), .insert("ho"), .deleteBackward, .insert("ô"), .deleteBackward,
            .insert("ồ"))
        XCTAssertEqual(editing.text, "đi hồ")
        XCTAssertEqual(undone(editing), ["đi ", ""])
        XCTAssertEqual(undone(edited(.insert("ab"), .deleteBackward)), ["ab", ""])
        XCTAssertEqual(
            undone(edited(.deleteBackward, .insert("x"), from: "ab")), ["a", "ab"])
    }

    func testRedoDoesAgainWhatWasUndoneUntilTheNextChange() async throws {
        var editing = edited(.insert("a b"), .undo, .undo, .redo, .redo, .redo)
        XCTAssertEqual([editing.text, editing.textBeforeCursor], ["a b", "a b"])
        for step: TextEditing.Step in [.undo, .insert("c"), .redo] { editing.apply(step) }
        XCTAssertEqual(editing.text, "a c")
    }

    func testUndoBringsBackTheCursorAndAReplacedSelection() async throws {
        let editing = edited(
            .lineStart, .selectWordRight, .insert("x y"), .undo, .undo, from: "một hai")
        XCTAssertEqual([editing.text, editing.textBeforeCursor], ["một hai", "một"])
        XCTAssertTrue(editing.selection.isEmpty)
    }

    func testTheOldestChangesAreForgottenButNeverTheLastOne() async throws {
        var editing = TextEditing(isMultiline: true)
        for _ in 0..<5_000 { editing.apply(.insert("mot\n")) }
        let left = undone(editing).last?.count ?? 0
        XCTAssertTrue((1_000..<19_000).contains(left), "\(left)")
        editing.apply(.paste(String(repeating: "x\n", count: 200_000)))
        editing.selectAll()
        editing.apply(.deleteBackward)
        editing.apply(.undo)
        XCTAssertEqual(editing.count, 420_000)
    }

    func testAFieldPublishesAnUndoneText() async throws {
        let field = TextField("Name")
        var texts: [String] = []
        let token = field.textPublisher.bind { texts.append($0) }
        field.edit([.insert("An")])
        field.edit([.undo])
        field.edit([.undo, .redo])
        field.edit([.redo])
        XCTAssertEqual(texts, ["An", "", "An"])
        token.cancel()
    }

    func testATextThatTheAppSetsCannotBeUndone() async throws {
        let field = TextField("Name")
        field.edit([.insert("An")])
        field.text = "Bình"
        field.edit([.undo])
        XCTAssertEqual(field.text, "Bình")
        field.restore("Chi")
        field.edit([.undo])
        XCTAssertEqual(field.text, "Chi")
        field.type("Dung")
        field.edit([.undo])
        XCTAssertEqual(field.text, "Chi")
    }

    func testASecretCannotBeUndone() async throws {
        let code = SecureField("Code")
        code.edit([.insert("phở bò"), .undo])
        XCTAssertEqual(code.text, "phở bò")
        code.edit([.deleteBackward])
        code.edit([.undo])
        XCTAssertEqual(code.text, "phở b")
        XCTAssertFalse(code.editing.keepsHistory)
    }

    func testAFullFieldNeverDropsWhatItHas() async throws {
        let field = TextField("Name")
        (field.text, field.limit) = ("abcdef", 3)
        field.edit([.lineStart, .insert("x")])
        XCTAssertEqual(field.text, "abcdef")
        field.edit([.deleteToEnd])
        field.edit([.undo])
        XCTAssertEqual(field.text, "abcdef")
        field.edit([.deleteToEnd, .insert("xy"), .left, .insert("12")])
        XCTAssertEqual(field.text, "x1y")
        XCTAssertEqual(field.note, "Only 3 characters fit: the rest is left out.")
    }
}
