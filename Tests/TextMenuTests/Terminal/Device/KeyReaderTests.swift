import Binding
import TextMenu
import XCTest

@MainActor
final class KeyReaderTests: XCTestCase {
    private let scheduler = TestScheduler()
    private var heard: [Key] = []
    private var unread = ""
    private lazy var reader: KeyReader = KeyReader(
        scheduler: AnyScheduler(scheduler), readMore: { [unowned self] in readMore() },
        onKeys: { [unowned self] in heard += $0 })

    func testAnEscapeByItselfIsHeardWhenItsTimeIsOver() async {
        reader.take("\u{1B}".utf8)
        scheduler.advance(by: .milliseconds(24))
        XCTAssertEqual(heard, [])
        scheduler.advance(by: .milliseconds(1))
        XCTAssertEqual(heard, [.escape])
        XCTAssertEqual(scheduler.pending, [])
    }

    func testWhatFollowsAnEscapeInTimeBelongsToIt() async {
        reader.take("\u{1B}".utf8)
        scheduler.advance(by: .milliseconds(20))
        reader.take("[A".utf8)
        scheduler.advance(by: .milliseconds(100))
        XCTAssertEqual(heard, [.up])
    }

    func testEachEscapeHasATimeOfItsOwn() async {
        reader.take("\u{1B}".utf8)
        scheduler.advance(by: .milliseconds(20))
        reader.take("\u{1B}".utf8)
        scheduler.advance(by: .milliseconds(20))
        XCTAssertEqual(heard, [])
        scheduler.advance(by: .milliseconds(5))
        XCTAssertEqual(heard, [.escape, .escape])
    }

    func testWhatABusyProgramHasLeftUnreadIsReadFirst() async {
        reader.take("\u{1B}".utf8)
        unread = "[A"
        scheduler.advance(by: .milliseconds(25))
        XCTAssertEqual(heard, [.up])
    }

    func testOtherKeysAreHeardAtOnce() async {
        reader.take("k\r".utf8)
        XCTAssertEqual(heard, [.text("k"), .enter])
        XCTAssertEqual(scheduler.pending, [])
    }

    private func readMore() {
        guard !unread.isEmpty else { return }
        defer { unread = "" }
        reader.take(unread.utf8)
    }
}
