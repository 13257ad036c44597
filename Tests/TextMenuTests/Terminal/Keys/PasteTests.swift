import XCTest

@testable import TextMenu

final class PasteTests: XCTestCase {
    func testAPasteIsOneKeyWhateverItHolds() {
        XCTAssertEqual(
            pasted("one\ttwo\u{3}\(escape)[A 日本"),
            [.paste("one\ttwo\u{3}\(escape)[A 日本", lost: 0)])
    }

    func testPastedLinesEndInLineFeeds() {
        XCTAssertEqual(pasted("a\rb\r\nc\nd\n\r\r"), [.paste("a\nb\nc\nd\n\n\n", lost: 0)])
    }

    func testTextThatLooksLikeTheEndIsKept() {
        let almost = "\(escape)[201\(escape)[20\(escape)\(escape)[2"
        XCTAssertEqual(pasted(almost), [.paste(almost, lost: 0)])
    }

    func testAPasteIsRepaired() {
        var parser = KeyParser()
        let sent = Array("\(escape)[200~".utf8) + [0x61, 0xFF, 0x62] + Array("\(escape)[201~".utf8)
        XCTAssertEqual(parser.feed(sent), [.paste("a\u{FFFD}b", lost: 0)])
    }

    func testKeysFollowAPaste() {
        XCTAssertEqual(
            parsed("\(escape)[200~x\(escape)[201~\r"), [.paste("x", lost: 0), .enter])
    }

    func testAfterTheLimitAPasteIsOverWithControlC() {
        var parser = KeyParser()
        let kept = String(repeating: "a", count: KeyParser.pasteLimit)
        XCTAssertEqual(parser.feed("\(escape)[200~\(kept)bc".utf8), [])
        XCTAssertEqual(parser.feed("\u{3}".utf8).last, .control("c"))
        XCTAssertEqual(parser.feed("q".utf8), ["q"])
    }

    func testRowsThatDoNotFitAreCounted() {
        let kept = String(repeating: "a", count: KeyParser.pasteLimit - 1)
        XCTAssertEqual(pasted(kept + "aé"), [.paste(kept, lost: 3)])
        XCTAssertEqual(pasted(kept + "é"), [.paste(kept, lost: 2)])
        XCTAssertEqual(pasted(kept + "a"), [.paste(kept + "a", lost: 0)])
    }

    func testTenMegabytesTakeNoMoreMemoryThanTheLimit() throws {
        var parser = KeyParser()
        XCTAssertEqual(parser.feed("\(escape)[200~".utf8), [])
        let slice = [UInt8](repeating: 0x62, count: 1_000_000)
        for _ in 0..<10 { XCTAssertEqual(parser.feed(slice), []) }
        guard case .paste(let text, let lost) = parser.feed("\(escape)[201~".utf8).first else {
            return XCTFail("no paste has come")
        }
        XCTAssertLessThanOrEqual(text.utf8.count, KeyParser.pasteLimit)
        XCTAssertEqual(text.utf8.count + lost, 10_000_000)
    }

    private func pasted(_ text: String) -> [Key] {
        parsed("\(escape)[200~\(text)\(escape)[201~")
    }
}
