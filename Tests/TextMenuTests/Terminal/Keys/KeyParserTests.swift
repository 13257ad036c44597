import XCTest

@testable import TextMenu

final class KeyParserTests: XCTestCase {
    func testTextIsAKeyForEachScalar() {
        XCTAssertEqual(parsed("q1/ "), [.text("q"), .text("1"), .text("/"), .text(" ")])
        XCTAssertEqual(parsed("Trần 👨‍👩‍👧 🇻🇳"), typedKeys("Trần 👨‍👩‍👧 🇻🇳"))
    }

    func testAMarkTypedAfterItsBaseJoinsItInAText() {
        var text = ""
        for case .text(let scalar) in parsed("e\u{302}\u{301}") {
            text.unicodeScalars.append(scalar)
        }
        XCTAssertEqual(text, "ế")
        XCTAssertEqual(text.count, 1)
    }

    func testControlCharactersAreLettersWithControl() {
        XCTAssertEqual(
            parsed("\u{1}\u{5}\u{2}\u{6}\u{B}\u{15}\u{17}\u{8}\u{7F}"),
            [
                .control("a"), .control("e"), .control("b"), .control("f"), .control("k"),
                .control("u"), .control("w"), .backspace, .backspace,
            ])
        XCTAssertEqual(parsed("\r\n\t"), [.enter, .enter, .tab])
        XCTAssertEqual(
            parsed("\u{3}\u{4}\u{C}\u{1A}"),
            [.control("c"), .control("d"), .control("l"), .control("z")])
        XCTAssertEqual(parsed("\u{0}\u{1C}"), [.unknown, .unknown])
    }

    func testAltWithALetterIsAKeyOfItsOwn() {
        XCTAssertEqual(
            parsed("\(escape)b\(escape)f\(escape)d\(escape)\u{7F}"),
            [.alt("b"), .alt("f"), .alt("d"), .controlBackspace])
    }

    func testAltWithAnyOtherCharacterTypesNothing() {
        XCTAssertEqual(parsed("\(escape)1\(escape)é\(escape)\r"), [.unknown, .unknown, .unknown])
    }

    func testControlCAfterEscapeIsNotLost() {
        XCTAssertEqual(parsed("\(escape)\u{3}"), [.escape, .control("c")])
    }

    func testInvalidUTF8IsRepairedAsByString() {
        for bytes: [UInt8] in [
            [0x80], [0xC3, 0x28], [0xE2, 0x82, 0x41], [0xED, 0xA0, 0x80], [0xF5, 0x41],
            [0xF0, 0x80, 0x80, 0x42], [0xF4, 0x90, 0x43], [0xE2, 0xC3, 0xA9],
        ] {
            var parser = KeyParser()
            XCTAssertEqual(parser.feed(bytes), typedKeys(String(decoding: bytes, as: UTF8.self)))
        }
    }

    func testC1ControlsAreNoText() {
        XCTAssertEqual(parsed("\u{9B}\u{85}"), [.unknown, .unknown])
    }
}
