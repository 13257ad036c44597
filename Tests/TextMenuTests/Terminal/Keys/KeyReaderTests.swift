import Binding
import XCTest

@testable import TextMenu

@MainActor
final class KeyReaderTests: XCTestCase {
    private let scheduler = TestScheduler()
    private var received: [Key] = []
    private var unread = ""
    private lazy var reader: KeyReader = KeyReader(
        scheduler: AnyScheduler(scheduler), readMore: { [unowned self] in readMore() },
        onKeys: { [unowned self] in received += $0 })

    func testAnEscapeByItselfIsReadWhenItsTimeIsOver() async {
        reader.take("\u{1B}".utf8)
        scheduler.advance(by: .milliseconds(49))
        XCTAssertEqual(received, [])
        scheduler.advance(by: .milliseconds(1))
        XCTAssertEqual(received, [.escape])
        XCTAssertEqual(scheduler.pending, [])
    }

    func testBytesSoonAfterAnEscapeBelongToIt() async {
        reader.take("\u{1B}".utf8)
        scheduler.advance(by: .milliseconds(40))
        reader.take("[A".utf8)
        scheduler.advance(by: .milliseconds(100))
        XCTAssertEqual(received, [.up])
    }

    func testEachEscapeHasATimeOfItsOwn() async {
        reader.take("\u{1B}".utf8)
        scheduler.advance(by: .milliseconds(40))
        reader.take("\u{1B}".utf8)
        scheduler.advance(by: .milliseconds(40))
        XCTAssertEqual(received, [])
        scheduler.advance(by: .milliseconds(10))
        XCTAssertEqual(received, [.escape, .escape])
    }

    func testUnreadInputIsReadFirst() async {
        reader.take("\u{1B}".utf8)
        unread = "[A"
        scheduler.advance(by: .milliseconds(50))
        XCTAssertEqual(received, [.up])
    }

    func testTheTimeCanBeLonger() async {
        reader = KeyReader(scheduler: AnyScheduler(scheduler), escapeDelay: .milliseconds(200)) {
            [unowned self] in received += $0
        }
        reader.take("\u{1B}".utf8)
        scheduler.advance(by: .milliseconds(199))
        reader.take("[".utf8)
        scheduler.advance(by: .milliseconds(199))
        reader.take("A".utf8)
        scheduler.advance(by: .milliseconds(200))
        XCTAssertEqual(received, [.up])
    }

    func testTheEnvironmentSaysHowLongAnEscapeWaits() async {
        for (variable, milliseconds) in [
            ("1", 1), ("120", 120), ("10000", 10_000), ("0", 50), ("-1", 50), ("10001", 50),
            ("", 50), ("fast", 50), ("1.5", 50), ("99999999999999999999", 50), (nil, 50),
        ] {
            XCTAssertEqual(
                KeyReader.escapeDelay(variable), .milliseconds(milliseconds), "\(variable ?? "nil")"
            )
        }
    }

    func testAPasteWithoutItsEndIsOverAfterTwoSeconds() async {
        reader.take("\u{1B}[200~a".utf8)
        scheduler.advance(by: .milliseconds(1_999))
        reader.take("bc".utf8)
        scheduler.advance(by: .milliseconds(1_999))
        XCTAssertEqual(received, [])
        scheduler.advance(by: .milliseconds(1))
        XCTAssertEqual(received, [.paste("abc", lost: 0)])
        reader.take("\u{3}".utf8)
        XCTAssertEqual(received.last, .control("c"))
        XCTAssertEqual(scheduler.pending, [])
    }

    func testControlCInAPasteWithoutItsEndIsRead() async {
        reader.take("\u{1B}[200~a".utf8)
        for _ in 0..<4 {
            scheduler.advance(by: .milliseconds(500))
            reader.take("\u{3}".utf8)
        }
        XCTAssertEqual(received.first, .paste("a", lost: 0))
        XCTAssertEqual(received.last, .control("c"))
    }

    func testNoSequenceLocksTheKeyboard() async {
        for beginning in ["[1;", "]11;rgb", "P1", "[M", "[["] {
            reader.take("\u{1B}\(beginning)".utf8)
            scheduler.advance(by: .seconds(2))
            reader.take("q".utf8)
            XCTAssertEqual(received.last, "q", beginning)
            received = []
        }
    }

    func testOtherKeysAreReadAtOnce() async {
        reader.take("k\r".utf8)
        XCTAssertEqual(received, [.text("k"), .enter])
        XCTAssertEqual(scheduler.pending, [])
    }

    private func readMore() {
        guard !unread.isEmpty else { return }
        defer { unread = "" }
        reader.take(unread.utf8)
    }
}
