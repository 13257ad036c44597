import Binding
import ScreenSupport
import TestSupport
import TextMenu
import WaylineInterface
import XCTest

@MainActor
final class TextAreaKeyTests: XCTestCase {
    private let note = TextArea("Note", rows: 3)
    private let send = Button("Send")

    private func stage(_ text: String, columns: Int = 64) throws -> Stage {
        note.text = text
        return try Stage(FixedCoordinator([note, send]), columns: columns)
    }

    func testEnterBeginsALineAndTabLeaves() async throws {
        let stage = try stage("")
        stage.type("one")
        stage.press(.enter)
        stage.type("two")
        XCTAssertEqual(note.text, "one\ntwo")
        XCTAssertNotNil(stage.line(with: " ⏎ new line   tab next"))
        stage.expectTrue()
        stage.press(.tab)
        XCTAssertEqual(stage.markedLine, "Send")
    }

    func testWhatStandsBelowDoesNotMoveWhileTheUserTypes() async throws {
        let stage = try stage("", columns: 30)
        let lines = { stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false) }
        let row = lines().firstIndex { $0.contains("Send") }
        for _ in 1...5 {
            stage.type("tea and milk")
            stage.press(.enter)
            XCTAssertEqual(lines().firstIndex { $0.contains("Send") }, row, stage.account)
        }
        stage.expectTrue()
    }

    func testTheCursorStandsAboveASignature() async throws {
        let stage = try stage("\n\n-- \nAn")
        stage.type("Hello")
        XCTAssertEqual(note.text, "Hello\n\n-- \nAn")
        note.text = ""
        note.text = "Dear"
        stage.type("!")
        XCTAssertEqual(note.text, "Dear!")
    }

    func testAFormWithATextAreaIsSentByOneKey() async throws {
        var taps = 0
        let token = send.tapPublisher.bind { taps += 1 }
        let stage = try stage("")
        XCTAssertNil(stage.line(with: "^S Send"))
        send.isDefault = true
        stage.press("a", .enter)
        XCTAssertNotNil(
            stage.line(with: " ^S Send   ⏎ new line   tab next"), stage.account)
        stage.press(.control("s"))
        XCTAssertEqual(taps, 1)
        stage.press(.up)
        send.isEnabled = false
        stage.turn()
        XCTAssertNil(stage.line(with: "^S Send"))
        stage.press(.control("s"))
        XCTAssertEqual(taps, 1)
        XCTAssertNotNil(stage.line(with: "'Send' is not available now."), stage.account)
        token.cancel()
    }

    func testTheCursorMovesUpAndDownAndLeavesAtTheEnds() async throws {
        let stage = try stage("one\nthree\nx")
        stage.press(.up, .up, "!")
        XCTAssertEqual(note.text, "o!ne\nthree\nx")
        stage.press(.down, "!", .down, "!")
        XCTAssertEqual(note.text, "o!ne\nth!ree\nx!")
        stage.press(.down)
        XCTAssertEqual(stage.markedLine, "Send")
        stage.press(.up)
        XCTAssertTrue(note.hasFocus)
        stage.expectTrue()
    }

    func testItGrowsAndThenScrollsWithTheCursor() async throws {
        let stage = try stage("1")
        for number in 2...5 { stage.press(.enter, .text(Unicode.Scalar(48 + UInt8(number)))) }
        XCTAssertEqual(shownRows(stage), ["3", "4", "5"])
        stage.press(.up, .up, .up)
        XCTAssertEqual(shownRows(stage), ["2", "3", "4"])
        stage.expectTrue()
    }

    private func shownRows(_ stage: Stage) -> [String] {
        stage.glass.text.split(separator: "\n").filter {
            $0.contains("Note") || $0.hasPrefix("    ")
        }
        .map { $0.filter(\.isNumber) }.filter { !$0.isEmpty }
    }

    func testALongLineIsBrokenAtSpaces() async throws {
        let stage = try stage("mot hai ba bon nam sau bay tam chin muoi", columns: 40)
        XCTAssertNotNil(stage.line(with: "Note  mot hai ba bon nam sau"))
        stage.press(.up, .home, "x")
        XCTAssertTrue(note.text.hasPrefix("xmot"), note.text)
        stage.expectTrue()
    }

    func testAClickSetsTheCursor() async throws {
        let stage = try stage("one\ntwo")
        stage.press(.mouse(Key.MouseEvent(.press, row: 4, column: 10)), "!")
        XCTAssertEqual(note.text, "one\nt!wo")
    }

    func testPastedLinesStay() async throws {
        let stage = try stage("")
        stage.press(.paste("one\ntwo", lost: 0))
        XCTAssertEqual(note.text, "one\ntwo")
        stage.press(.control("u"))
        XCTAssertEqual(note.text, "one\n")
    }

    func testPlainLinesReadUntilAFullStop() async throws {
        let talk = try PlainTalk([note], "1", "one", "", "two", ".", "1", ".", "q")
        await talk.run()
        XCTAssertEqual(note.text, "one\n\ntwo")
        let printed = "«.»\n  1. Note, text area:\n     one\n     \n     two\n"
        XCTAssertTrue(talk.written.contains(printed), talk.written)
        XCTAssertFalse(note.hasFocus)
    }

    func testRowsNearAPlaceEqualThoseOfTheWholeText() async throws {
        var random = SplitMix.printed()
        let pieces = ["a", " ", "\n", "phở", "日本", "dài dài dài", "x\ny", "\u{301}", "  "]
        for _ in 0..<TestSize.count(300, all: 5_000) {
            let columns = Int.random(in: 1...12, using: &random)
            let text = (0..<30).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let editing = TextEditing(text, isMultiline: true)
            let all = editing.rows(from: 0, count: .max, columns: columns)
            for _ in 0..<20 {
                let index = Int.random(in: 0...editing.count, using: &random)
                let row = all.lastIndex { $0.range.lowerBound <= index } ?? 0
                XCTAssertEqual(
                    editing.rows(from: index, count: 3, columns: columns),
                    Array(all[row...].prefix(3)), text)
                XCTAssertEqual(
                    editing.rows(upTo: index, count: 3, columns: columns),
                    all[...row].suffix(3), text)
            }
        }
    }

    func testRowsHaveAllCharactersInOrder() async throws {
        let editing = TextEditing("mot hai  ba\n\nbon日 nam\n", isMultiline: true)
        let rows = editing.rows(from: 0, count: .max, columns: 5)
        XCTAssertEqual(rows.map(\.text), ["mot", "hai", "ba", "", "bon日", "nam", ""])
        XCTAssertEqual(rows.map(\.range.lowerBound), [0, 4, 9, 12, 13, 18, 22])
        XCTAssertEqual(rows.map(\.isBroken), [true, true, false, false, true, false, false])
        XCTAssertEqual(rows[4].index(inColumn: 4), 17)
        XCTAssertEqual(rows[4].column(of: 17), 5)
    }
}
