import XCTest

@testable import TextMenu

/// Reports of a terminal are never taken for typed keys.
final class KeyReportTests: XCTestCase {
    func testTheAnswerAboutSynchronizedOutputIsKeptAndTypesNothing() {
        for (answer, isKnown) in [(0, false), (1, true), (2, true), (3, true), (4, false)] {
            var parser = KeyParser()
            XCTAssertNil(parser.answers.synchronizesOutput)
            XCTAssertEqual(parser.feed("\(escape)[?2026;\(answer)$yx".utf8), [.text("x")])
            XCTAssertEqual(parser.answers.synchronizesOutput, isKnown)
        }
    }

    func testAnAnswerAboutAnotherModeSaysNothing() {
        var parser = KeyParser()
        XCTAssertEqual(parser.feed("\(escape)[?2004;1$y".utf8), [])
        XCTAssertNil(parser.answers.synchronizesOutput)
    }

    func testTheAnswerForTheKindOfTerminalIsTheLastOne() {
        var parser = KeyParser()
        XCTAssertEqual(parser.feed("\(escape)[>41;330;0c\(escape)[0n".utf8), [])
        XCTAssertFalse(parser.answers.areComplete)
        XCTAssertEqual(parser.feed("\(escape)[?62;22cx".utf8), [.text("x")])
        XCTAssertTrue(parser.answers.areComplete)
    }

    func testReportsTypeNothing() {
        for report in [
            "[12;40R", "[?1;2c", "[>41;330;0c", "[0n", "[8;24;80t", "[I", "[O", "[?62;22u",
            "[<0;0;20M", "[<0;10M", "[<0;10;20;1M", "[<0;1;1x", "[<0;10;20$M", "[32;10;20M",
            "[M !!", "]11;rgb:00/00/00\u{7}",
            "]10;rgb:ff/ff/ff\(escape)\\", "P1+r544e\(escape)\\", "P>|XTerm(380)\(escape)\\",
            "_Gi=1;OK\(escape)\\", "[201~",
        ] {
            XCTAssertEqual(parsed("a\(escape)\(report)b"), typedKeys("ab"), report)
        }
    }

    func testAnUnknownSequenceIsAKeyOfNoUse() {
        XCTAssertEqual(
            parsed("\(escape)[99~\(escape)[1;2;3q\(escape)Oz"), [.unknown, .unknown, .unknown])
    }

    func testASequenceOfAnyLengthIsDroppedToItsEnd() {
        let long = String(repeating: "1;", count: 100_000)
        XCTAssertEqual(parsed("\(escape)[\(long)Ax"), [.unknown, .text("x")])
        XCTAssertEqual(parsed("\(escape)]\(long)\u{7}x"), [.text("x")])
        XCTAssertEqual(parsed("\(escape)[9999999999999999999999~x"), [.unknown, .text("x")])
    }

    func testControlCEndsWhatDoesNotEnd() {
        XCTAssertEqual(parsed("\(escape)]0;\u{3}x"), [.control("c"), .text("x")])
        XCTAssertEqual(parsed("\(escape)[1;\u{3}x"), [.control("c"), .text("x")])
    }

    func testASequenceThatIsCutOffLeavesTheNextOneWhole() {
        XCTAssertEqual(parsed("\(escape)[1;\(escape)[A"), [.up])
        XCTAssertEqual(parsed("\(escape)]0;title\(escape)[A"), [.up])
    }
}
