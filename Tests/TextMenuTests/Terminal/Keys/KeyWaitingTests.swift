import XCTest

@testable import TextMenu

final class KeyWaitingTests: XCTestCase {
    private var parser = KeyParser()

    func testAnEscapeWaitsForWhatItCouldBegin() {
        XCTAssertEqual(parser.feed(escape.utf8), [])
        XCTAssertTrue(parser.isWaiting)
        XCTAssertEqual(parser.feed("[A".utf8), [.up])
        XCTAssertFalse(parser.isWaiting)
    }

    func testAnEscapeByItselfIsAKeyOnceItsTimeIsOver() {
        XCTAssertEqual(parser.feed(escape.utf8), [])
        XCTAssertEqual(parser.flush(), [.escape])
        XCTAssertFalse(parser.isWaiting)
        XCTAssertEqual(parser.feed("A".utf8), [.text("A")])
    }

    func testEachOfManyEscapesIsAKey() {
        XCTAssertEqual(parsed("\(escape)\(escape)"), [.escape, .escape])
        XCTAssertEqual(parsed("\(escape)\(escape)\(escape)x"), [.escape, .escape, .alt("x")])
    }

    func testAltWithABracketDoesNotSwallowWhatIsTypedLater() {
        for introducer in "[]OPX^_" {
            XCTAssertEqual(parser.feed("\(escape)\(introducer)".utf8), [])
            XCTAssertTrue(parser.isWaiting)
            XCTAssertEqual(parser.flush(), [.unknown])
            XCTAssertEqual(parser.feed("A".utf8), [.text("A")])
        }
    }

    func testTimeEndsNoSequenceThatHasBegunInEarnest() {
        XCTAssertEqual(parser.feed("\(escape)[1;".utf8), [])
        XCTAssertFalse(parser.isWaiting)
        XCTAssertEqual(parser.flush(), [])
        XCTAssertEqual(parser.feed("5C".utf8), [.controlRight])
    }

    func testNothingWaitsBeforeAnythingHasCome() {
        XCTAssertFalse(parser.isWaiting)
        XCTAssertEqual(parser.flush(), [])
    }
}
