import WaylineInterface
import XCTest

/// Nobody sees the text of a secure field, so the field refuses text that could differ from the
/// typed one.
@MainActor
final class SecureFieldTests: XCTestCase {
    private static let refusal =
        "Nothing was filled in: arrow keys and other control characters are not text. Type it "
        + "again."

    func testALineWithAControlCharacterIsRefused() async {
        let controls = Array(0..<0x20) + Array(0x7F...0x9F)
        let directions = [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
        for value in controls + [0x2028, 0x2029] + directions {
            assertRefused(Unicode.Scalar(UInt32(value)), Self.refusal)
        }
    }

    func testALineThatIsNotUTF8IsRefused() async {
        assertRefused(
            String(decoding: [0xFF, 0xFE] as [UInt8], as: UTF8.self).unicodeScalars.first,
            "Nothing was filled in: it is not valid UTF-8. Set the terminal to UTF-8, then type it "
                + "again.")
    }

    func testTextOfAllLanguagesIsTaken() async {
        for text in [
            "👩‍👩‍👧 🪷", "Tiê\u{301}ng Việt", "नमस्ते क्\u{200D}ष", "می\u{200C}خواهم", "שלום",
            "a\u{301}\u{AD}b\u{A0}c",
        ] {
            let field = SecureField("Password")
            field.type(text)
            XCTAssertEqual(Array(field.text.utf8), Array(text.utf8))
            XCTAssertEqual(field.note, "")
        }
    }

    func testTheNextLineIsTakenAndNothingIsRemarked() async {
        let field = SecureField("Password")
        field.error = "Too short."
        field.type("\u{3}")
        XCTAssertEqual(field.note, Self.refusal)
        field.type("sen hồng 🪷")
        XCTAssertEqual(field.text, "sen hồng 🪷")
        XCTAssertEqual(field.note, "Too short.")
    }

    func testTheEndOfAPastedLineIsLeftOut() async {
        for end in ["\n", "\r\n"] {
            let field = SecureField("Password")
            field.type("sen hồng\(end)")
            XCTAssertEqual(field.text, "sen hồng")
            XCTAssertEqual(field.note, "")
        }
    }

    func testAFieldThatIsSeenTakesAll() async {
        let field = TextField("Name")
        field.type("a\tb")
        XCTAssertEqual(field.text, "a\tb")
    }

    private func assertRefused(
        _ scalar: Unicode.Scalar?, _ refusal: String, line: UInt = #line
    ) {
        guard let scalar else { return XCTFail("no scalar", line: line) }
        let field = SecureField("Password")
        field.type("old")
        field.type("ab\(Character(scalar))c")
        XCTAssertEqual(field.text, "old", "\(scalar.value)", line: line)
        XCTAssertEqual(field.note, refusal, "\(scalar.value)", line: line)
    }
}
