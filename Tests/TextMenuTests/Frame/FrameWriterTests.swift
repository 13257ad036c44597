import XCTest

@testable import TextMenu

/// The bytes that bring a terminal from one frame to the next.
final class FrameWriterTests: XCTestCase {
    private var writer = FrameWriter(
        TerminalCapabilities(colours: .sixteen, isUnicode: true, canBeAsked: true))

    private func frame(_ lines: String..., columns: Int = 20, rows: Int = 3) -> Frame {
        var frame = Frame(size: TerminalSize(columns: columns, rows: rows))
        for line in lines {
            var row = FrameRow(width: columns)
            row.add(line)
            frame.add(row)
        }
        return frame
    }

    /// The bytes that draw `new` over `old`.
    private func written(_ new: Frame, over old: Frame) -> String {
        _ = writer.bytes(for: old)
        return text(writer.bytes(for: new))
    }

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).replacingEscapes
    }

    func testTheFirstFrameIsWrittenWhole() {
        XCTAssertEqual(text(writer.bytes(for: frame("one", "", "two"))), "␛[2J␛[1Hone␛[3Htwo")
    }

    func testAnEqualFrameWritesNothing() {
        XCTAssertEqual(written(frame("one"), over: frame("one")), "")
    }

    func testOnlyDifferencesAreWritten() {
        XCTAssertEqual(written(frame("a dog barks"), over: frame("a cat barks")), "␛[1;3Hdog")
    }

    func testAShortGapIsWrittenAgainAndALongOneSteppedOver() {
        XCTAssertEqual(written(frame("1 3 5"), over: frame("a 3 b")), "\r1 3 5")
        writer.forget()
        XCTAssertEqual(
            written(frame("1 same as before 5"), over: frame("a same as before b")),
            "\r1␛[16C5")
    }

    func testTheRestOfARowIsErased() {
        XCTAssertEqual(written(frame("one"), over: frame("one two")), "␛[1;5H␛[K")
        writer.forget()
        XCTAssertEqual(written(frame(), over: frame("one")), "\r␛[K")
    }

    func testAFewBlanksAtTheEndAreWritten() {
        XCTAssertEqual(written(frame("one"), over: frame("one t")), "␛[1;5H ")
    }

    func testTheStartOfARowIsReachedByOneByte() {
        XCTAssertEqual(written(frame("two"), over: frame("one")), "\rtwo")
        XCTAssertEqual(text(writer.bytes(for: frame("six"))), "\rsix")
    }

    func testTheStartOfTheRowAboveIsReachedByThreeBytes() {
        XCTAssertEqual(written(frame("a", "two"), over: frame("a", "one")), "\rtwo")
        XCTAssertEqual(text(writer.bytes(for: frame("b", "two"))), "\r␛Mb")
    }

    func testAFewRowsAreWrittenFromTheRowOfTheCursorOn() {
        XCTAssertEqual(written(frame("1", "2", "3"), over: frame("a", "b", "c")), "\r3\r␛M2\r␛M1")
        XCTAssertEqual(text(writer.bytes(for: frame("4", "5", "6"))), "\r4\r\n5\r\n6")
        writer.forget()
        let (old, new) = (frame("a", "b", "c", "d", rows: 4), frame("1", "2", "3", "4", rows: 4))
        XCTAssertEqual(written(new, over: old), "␛[1H1\r\n2\r\n3\r\n4")
    }

    func testRowsThatMoveAreNotWrittenAgain() {
        func lines(_ texts: String) -> Frame {
            var frame = Frame(size: TerminalSize(columns: 20, rows: 7))
            for text in texts {
                var row = FrameRow(width: 20)
                row.add("a long row \(text)", text.isUppercase ? .error : .plain)
                frame.add(row)
            }
            return frame
        }
        XCTAssertEqual(
            written(lines("1345678"), over: lines("1234567")), "␛[2H␛[M␛[7H␛[La long row 8")
        XCTAssertEqual(text(writer.bytes(for: lines("1234567"))), "\r␛[M␛[2H␛[La long row 2")
        XCTAssertEqual(
            text(writer.bytes(for: lines("1A23456"))), "␛[7H␛[M␛[2H␛[L␛[1;93ma long row A")
        XCTAssertTrue(text(writer.bytes(for: lines("1AB2345"))).hasPrefix("␛[m␛[7H␛[M␛[3H␛[L"))
    }

    func testRowsThatMoveBelowTheLastOneAreWrittenAgain() {
        let new = frame("", "a", "b", "c", "d", rows: 9)
        XCTAssertEqual(
            written(new, over: frame("a", "b", "c", "d", rows: 9)), "␛[1H \r\na\r\nb\r\nc\r\nd")
    }

    func testAWideCharacterIsWrittenWholeAndCoveredWhole() {
        XCTAssertEqual(written(frame("a日b"), over: frame("abcb")), "␛[1;2H日")
        writer.forget()
        XCTAssertEqual(written(frame("abcb"), over: frame("a日b")), "␛[1;2Hbc")
    }

    func testAfterWhatTerminalsDisagreeOnTheCursorIsPlaced() {
        let family = "👨‍👩‍👧!"
        XCTAssertEqual(written(frame(family), over: frame("")), "␛[1H👨‍👩‍👧␛[1;3H!")
    }

    func testAJoiningCharacterIsPlacedByItself() {
        var frame = Frame(size: TerminalSize(columns: 20, rows: 3))
        var row = FrameRow(width: 20)
        row.add("a ")
        row.add("\u{1F3FD}")
        frame.add(row)
        XCTAssertEqual(
            written(frame, over: self.frame("b")), "\ra ␛[1;3H\u{1F3FD}")
    }

    func testTheCursorIsShownWhereItIsAndHiddenAgain() {
        var frame = frame("name")
        frame.cursor = .init(row: 0, column: 5)
        XCTAssertEqual(written(frame, over: self.frame("name")), "␛[1C␛[?25h")
        frame.cursor = nil
        XCTAssertEqual(text(writer.bytes(for: frame)), "␛[?25l")
    }

    func testStylesAreSetAndLeft() {
        var frame = Frame(size: TerminalSize(columns: 20, rows: 1))
        var row = FrameRow(width: 20)
        row.add("a", .strong)
        row.add("b", .error)
        row.add("c")
        frame.add(row)
        XCTAssertEqual(
            written(frame, over: self.frame(rows: 1)), "␛[1H␛[1ma␛[0;1;93mb␛[mc")
    }

    func testAStyleThatLooksTheSameWritesNothing() {
        var frame = Frame(size: TerminalSize(columns: 20, rows: 1))
        var row = FrameRow(width: 20)
        row.add("a", .accent)
        row.add("b", .chosen)
        row.add("c", .faint)
        row.add("d")
        frame.add(row)
        XCTAssertEqual(written(frame, over: self.frame(rows: 1)), "␛[1H␛[96mab␛[mcd")
    }

    func testAnotherThemeHasOtherColours() {
        XCTAssertFalse(writer.use(.dark))
        XCTAssertTrue(writer.use(.light))
        var frame = Frame(size: TerminalSize(columns: 20, rows: 1))
        var row = FrameRow(width: 20)
        row.add("a", .error)
        frame.add(row)
        XCTAssertEqual(written(frame, over: self.frame(rows: 1)), "␛[1H␛[31ma")
    }

    func testAThemeWithABackgroundIsSetBeforeTheScreenIsErased() {
        XCTAssertTrue(writer.use(.light, isPainted: true))
        writer.forget()
        XCTAssertEqual(text(writer.bytes(for: frame("one"))), "␛[0;30;107m␛[2J␛[1Hone")
        var frame = frame(rows: 1)
        var row = FrameRow(width: 20)
        row.add("a", .strong)
        row.add("b")
        frame.add(row)
        XCTAssertEqual(
            written(frame, over: self.frame(rows: 1)), "␛[1H␛[0;30;107;1ma␛[0;30;107mb")
    }

    func testWithoutColoursTheThemeMakesNoDifference() {
        writer = FrameWriter(
            TerminalCapabilities(colours: .none, isUnicode: true, canBeAsked: true))
        XCTAssertFalse(writer.use(.light))
    }

    func testAnotherSizeIsWrittenWhole() {
        let text = written(frame("one", columns: 10), over: frame("one"))
        XCTAssertEqual(text, "␛[2J␛[1Hone")
    }

    func testManyBytesAreShownAtOnceIfTheTerminalCan() {
        writer.isSynchronized = true
        let long = String(repeating: "x", count: 300)
        let bytes = writer.bytes(for: frame(long, columns: 300))
        XCTAssertTrue(text(bytes).hasPrefix("␛[?2026h") && text(bytes).hasSuffix("␛[?2026l"))
        XCTAssertEqual(text(writer.bytes(for: frame("y", columns: 300))).contains("2026"), false)
    }

    func testWithoutUnicodeWhatIsNotASCIIIsAMark() {
        writer = FrameWriter(
            TerminalCapabilities(colours: .none, isUnicode: false, canBeAsked: false))
        XCTAssertEqual(text(writer.bytes(for: frame("é日"))), "␛[2J␛[1H???")
    }
}

extension String {
    fileprivate var replacingEscapes: String {
        String(unicodeScalars.map { $0 == "\u{1B}" ? "␛" : Character($0) })
    }
}
