import TextMenu
import XCTest

/// Nobody sees what a secure field holds, so it takes no control characters.
@MainActor
final class SecureFieldTests: XCTestCase {
    private static let refusal =
        "Nothing was filled in: arrow keys and other control characters are no text. Type it again."

    func testALineWithAControlCharacterIsRefused() async {
        for control in Array(0..<0x20).filter({ !(0x0A...0x0D).contains($0) }) + [0x7F, 0x9B] {
            let field = SecureField("Password")
            field.type("old")
            field.type("ab\(Character(Unicode.Scalar(UInt8(control))))c")
            XCTAssertEqual(field.text, "old", "\(control)")
            XCTAssertEqual(field.remark, Self.refusal)
        }
    }

    func testTheNextLineIsTakenAndNothingIsRemarked() async {
        let field = SecureField("Password")
        field.error = "Too short."
        field.type("\u{3}")
        XCTAssertEqual(field.remark, Self.refusal)
        field.type("sen hồng 🪷")
        XCTAssertEqual(field.text, "sen hồng 🪷")
        XCTAssertEqual(field.remark, "Too short.")
    }

    func testAFieldThatIsSeenTakesAll() async {
        let field = TextField("Name")
        field.type("a\tb")
        XCTAssertEqual(field.text, "a\tb")
    }

    func testAPasteIsRefusedAsAWhole() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.down)
        stage.type("phở")
        stage.press(.paste("a\u{1B}[D", lost: 0))
        XCTAssertEqual(try stage.kitchen.code.text, "phở")
        XCTAssertNotNil(stage.line(with: "Nothing was filled in"))
        stage.type(" bò")
        XCTAssertEqual(try stage.kitchen.code.text, "phở bò")
        XCTAssertNil(stage.line(with: "Nothing was filled in"))
    }
}
