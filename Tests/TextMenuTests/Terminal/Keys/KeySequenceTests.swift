import TextMenu
import XCTest

final class KeySequenceTests: XCTestCase {
    func testArrowsOfEveryMode() {
        let arrows: [Key] = [.up, .down, .right, .left]
        XCTAssertEqual(parsed("ABCD".map { "\(escape)[\($0)" }.joined()), arrows)
        XCTAssertEqual(parsed("ABCD".map { "\(escape)O\($0)" }.joined()), arrows)
        XCTAssertEqual(
            parsed("abcd".map { "\(escape)[\($0)" }.joined()), arrows.map { .shift($0) })
    }

    func testHomeAndEndOfEveryTerminal() {
        for home in ["[H", "OH", "[1~", "[7~"] {
            XCTAssertEqual(parsed(escape + home), [.home], home)
        }
        for end in ["[F", "OF", "[4~", "[8~", "[1;5F", "[8^"] {
            XCTAssertEqual(parsed(escape + end), [.end], end)
        }
    }

    func testWordsAreMovedOverWithControlOrAlt() {
        for left in ["[1;5D", "[1;3D", "[1;7D", "Od", "\(escape)[D"] {
            XCTAssertEqual(parsed(escape + left), [.controlLeft], left)
        }
        for right in ["[1;5C", "[1;3C", "Oc", "\(escape)[C", "O1;5C", "O5C"] {
            XCTAssertEqual(parsed(escape + right), [.controlRight], right)
        }
    }

    func testShiftSelectsWithArrowsHomeAndEnd() {
        let keys: [(String, Key)] = [
            ("[1;2D", .left), ("[1;2A", .up), ("[1;2H", .home), ("[7$", .home), ("[1;6F", .end),
            ("[8$", .end), ("[1;6D", .controlLeft), ("[1;4C", .controlRight),
        ]
        for (bytes, key) in keys { XCTAssertEqual(parsed(escape + bytes), [.shift(key)], bytes) }
        XCTAssertEqual(Key(named: "shift-^left"), .shift(.controlLeft))
    }

    func testControlWithUnderscoreSlashOrSevenIsOneKey() {
        for bytes in ["\u{1F}", "\(escape)[95;5u", "\(escape)[47;5u", "\(escape)[27;5;55~"] {
            XCTAssertEqual(parsed(bytes), [.control("_")], bytes)
        }
    }

    func testKeysOfThePadAboveTheArrows() {
        XCTAssertEqual(
            parsed("2356".map { "\(escape)[\($0)~" }.joined()),
            [.insert, .delete, .pageUp, .pageDown])
        XCTAssertEqual(
            parsed("\(escape)[3;5~\(escape)[3^\(escape)[3;3~"),
            [.controlDelete, .controlDelete, .controlDelete])
        XCTAssertEqual(parsed("\(escape)[Z"), [.backTab])
    }

    func testPageKeysWithControlAreThoseOfTabs() {
        XCTAssertEqual(parsed("\u{1B}[5;5~\u{1B}[6;5~"), [.controlPageUp, .controlPageDown])
        XCTAssertEqual(parsed("\u{1B}[5;2~"), [.pageUp])
    }

    func testFunctionKeysOfEveryTerminal() {
        XCTAssertEqual(
            parsed("PQRS".map { "\(escape)O\($0)" }.joined()), (1...4).map(Key.function))
        XCTAssertEqual(
            parsed("ABCDE".map { "\(escape)[[\($0)" }.joined()), (1...5).map(Key.function))
        let numbers = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]
        XCTAssertEqual(
            parsed(numbers.map { "\(escape)[\($0)~" }.joined()), (1...12).map(Key.function))
        XCTAssertEqual(parsed("\(escape)[1;2P\(escape)[15;5~"), [.function(1), .function(5)])
    }

    func testTheKeypadTypesWhatIsOnIt() {
        XCTAssertEqual(
            parsed("\(escape)Op\(escape)Oy\(escape)Ok\(escape)OM"),
            [.text("0"), .text("9"), .text("+"), .enter])
    }

    func testKeysGivenByTheirCodePoint() {
        XCTAssertEqual(
            parsed("\(escape)[97u\(escape)[97;5u\(escape)[98;3u\(escape)[9;2u\(escape)[127;5u"),
            [.text("a"), .control("a"), .alt("b"), .backTab, .controlBackspace])
        XCTAssertEqual(
            parsed("\(escape)[27;5;99~\(escape)[27;2;9~\(escape)[13u\(escape)[27u"),
            [.control("c"), .backTab, .enter, .escape])
    }

    func testAKeyThatIsLetGoTypesNothing() {
        XCTAssertEqual(parsed("\(escape)[97;1:1u\(escape)[97;1:3u\(escape)[1;1:3A"), [.text("a")])
    }

    func testCodePointsOfKeysAreNoText() {
        XCTAssertEqual(
            parsed("\(escape)[57399u\(escape)[1u\(escape)[1114112u\(escape)[55296u"),
            [.unknown, .unknown, .unknown, .unknown])
    }

    func testKeysWithSuperBelongToOthers() {
        XCTAssertEqual(parsed("\(escape)[97;9u\(escape)[1;9D"), [.unknown, .unknown])
    }
}
