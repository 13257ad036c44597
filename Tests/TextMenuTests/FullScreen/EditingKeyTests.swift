import Binding
import Coordination
import Foundation
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// The keys that undo, select and copy.
@MainActor
final class EditingKeyTests: XCTestCase {
    private let note = TextArea("Note", rows: 3)
    private let field = TextField("Name")

    private func stage(_ controls: Control...) throws -> Stage {
        try Stage(FixedCoordinator(controls))
    }

    private func copied(_ stage: Stage) -> String? {
        stage.expectTrue()
        let bytes = Data(base64Encoded: stage.glass.clipboard)
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    func testTypingIsUndoneAndDoneAgain() async throws {
        let stage = try stage(field)
        stage.type("một hai")
        stage.press(.control("_"))
        XCTAssertEqual(field.text, "một ")
        stage.press(.control("_"), .control("_"), .control("y"))
        XCTAssertEqual(field.text, "một ")
        stage.expectTrue()
    }

    func testKeysOfOneReadAreUndoneAsSingleKeysAre() async throws {
        let keys = "một hai".unicodeScalars.map { Key.text($0) } + [.paste("x y", lost: 0)]
        let other = TextField("Other")
        let (one, all) = (try stage(field), try stage(other))
        one.press(keys)
        all.pressAtOnce(keys)
        for _ in 0..<4 {
            XCTAssertEqual(field.text, other.text)
            one.press(.control("_"))
            all.press(.control("_"))
        }
        XCTAssertEqual([field.text, other.text], ["", ""])
    }

    func testTheKeyOfTheTextDoesNotUndoWhatAMessageIsAbout() async throws {
        let stage = try stage(field)
        stage.type("An")
        var undone = 0
        (stage.navigator.screen as? FixedScreen)?.say("Deleted.", undo: { _ in undone += 1 })
        stage.press(.control("_"))
        stage.turn()
        XCTAssertEqual([field.text, "\(undone)"], ["", "0"])
        stage.press(.control("y"), .function(9))
        stage.turn()
        XCTAssertEqual([field.text, "\(undone)"], ["An", "1"])
    }

    func testShiftSelectsWhatIsShownReversed() async throws {
        let stage = try stage(field)
        stage.type("một hai ba")
        stage.press(.left, .shift(.controlLeft), .shift(.left))
        XCTAssertEqual(stage.text(in: .inverse), "", stage.account)
        XCTAssertEqual(stage.text(in: .focused).hasSuffix(" b"), true, stage.account)
        stage.press(.shift(.home))
        XCTAssertEqual(field.editing.selectedText, "một hai b")
        stage.press("x")
        XCTAssertEqual(field.text, "xa")
        stage.expectTrue()
    }

    func testASelectionGoesOverRows() async throws {
        note.text = "mot\nhai\nba"
        let stage = try stage(note)
        stage.press(.shift(.up))
        XCTAssertEqual(note.editing.selectedText, "i\nba")
        XCTAssertEqual(stage.text(in: .inverse), "iba", stage.account)
        stage.press(.shift(.up), .shift(.up))
        XCTAssertEqual(note.editing.selectedText, note.text)
        stage.press(.left, .shift(.down), .shift(.down), .shift(.down), .backspace)
        XCTAssertEqual(note.text, "")
        stage.expectTrue()
    }

    func testAFilterIsEditedAsATextIs() async throws {
        let list = List("Milk", ["oat", "soy"])
        let stage = try stage(list)
        stage.press("/", "o", "a", .shift(.left))
        XCTAssertEqual(stage.text(in: .inverse), "a", stage.account)
        stage.press("y")
        XCTAssertEqual(list.filter, "oy")
        stage.press(.control("_"))
        XCTAssertEqual(list.filter, "oa")
        stage.expectTrue()
    }

    func testInALineShiftAndUpSelectToTheStart() async throws {
        let stage = try stage(Button("Go"), field)
        stage.press(.down)
        stage.type("An")
        stage.press(.left, .shift(.up))
        XCTAssertEqual(field.editing.selectedText, "A")
        stage.press(.shift(.down))
        XCTAssertEqual(field.editing.selectedText, "n")
        XCTAssertTrue(field.hasFocus)
    }

    func testOutsideOfATextShiftChangesNoKey() async throws {
        let stage = try stage(Button("Go"), Button("Stay"))
        stage.press(.shift(.down))
        XCTAssertEqual(stage.markedLine, "2  Stay")
    }

    func testTheSelectionIsLeftWithTheField() async throws {
        let stage = try stage(field, Button("Go"))
        stage.type("An")
        stage.press(.shift(.home), .down, .up)
        XCTAssertEqual(field.editing.selectedText, "")
    }

    func testATextIsCopiedOnceAndAnnounced() async throws {
        let stage = try stage(field)
        for text in ["", "A", "An", "Anh", "Ngữ\u{1B}]52;c;?\u{7}"] {
            field.text = text
            stage.pressAtOnce([.alt("w")])
            XCTAssertEqual(copied(stage), text)
            let said = text.isEmpty ? "There is nothing to copy here." : "Copied."
            XCTAssertNotNil(stage.line(with: said), stage.account)
        }
        stage.press(.left)
        XCTAssertNil(stage.line(with: "Copied."))
    }

    func testTheSelectionOrTheMarkedRowIsCopied() async throws {
        let stage = try stage(field, List("Milk", ["oat", "soy"]), Button("Go"))
        stage.type("An Nguyễn")
        stage.press(.shift(.controlLeft), .alt("w"))
        XCTAssertEqual(copied(stage), "Nguyễn")
        stage.press(.tab, .down, .alt("w"))
        XCTAssertEqual(copied(stage), "soy")
        stage.press(.tab, .alt("w"))
        XCTAssertEqual(copied(stage), "soy")
        XCTAssertNotNil(stage.line(with: "There is nothing to copy here."), stage.account)
    }

    func testASecretIsNotCopied() async throws {
        let stage = try stage(SecureField("Code"))
        stage.type("phở")
        stage.press(.control("r"), .alt("w"))
        XCTAssertEqual(stage.glass.clipboard, "")
        XCTAssertNotNil(stage.line(with: "A secret is not copied."), stage.account)
    }

    func testATextThatIsTooLongIsNotCut() async throws {
        let stage = try stage(field)
        field.text = String(repeating: "x", count: 73_728)
        stage.press(.alt("w"))
        XCTAssertEqual(copied(stage), field.text)
        field.text += "y"
        stage.press(.alt("w"))
        XCTAssertEqual(copied(stage)?.count, 73_728)
        XCTAssertNotNil(stage.line(with: "Only 73728 bytes can be copied"), stage.account)
    }
}
