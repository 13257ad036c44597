import Coordination
import ScreenSupport
import TestSupport
import WaylineInterface
import WaylineText
import XCTest

@testable import TextMenu

/// Rows that move by one when a list scrolls.
@MainActor
final class ScrolledRowsTests: XCTestCase {
    private static let titles = (1...60).map { number in
        String(repeating: "\(1_000 + number * number * 7_919 % 9_000) ", count: 6)
    }

    /// The most bytes of a key while the rows scroll up and down.
    private func mostBytes(_ control: Control) throws -> Int {
        let stage = try Stage(FixedCoordinator([control]), columns: 80)
        stage.press(.pageDown, .pageDown)
        var most = 0
        for key in Array(repeating: Key.down, count: 20) + Array(repeating: .up, count: 20) {
            stage.press(key)
            most = max(most, stage.byteCount)
            stage.expectTrue()
        }
        return most
    }

    func testAListThatScrollsWritesTwoMarkedRowsAndOneNewOne() async throws {
        XCTAssertLessThanOrEqual(try mostBytes(List("Titles", Self.titles)), 160)
    }

    func testATableThatScrollsWritesTwoMarkedRowsAndOneNewOne() async throws {
        let table = Table(
            "Articles", Self.titles, id: \.self,
            columns: [
                Column("Article") { $0 }, Column("Length") { "\($0.count) letters" },
                Column("Published") { _ in "28 April 2025" },
            ])
        XCTAssertLessThanOrEqual(try mostBytes(table), 180)
    }

    func testAFrameWithMovedRowsIsShown() async throws {
        let size = TerminalSize(columns: 40, rows: 12)
        var (random, glass) = (SplitMix.printed(), TerminalGlass(size))
        var writer = FrameWriter(
            TerminalCapabilities(colours: .sixteen, isUnicode: true, canBeAsked: true))
        var rows = (1...12).map { "row \($0)" }
        for number in 1...TestSize.count(500, all: 5_000) {
            let row = rows.remove(at: .random(in: 0..<rows.count, using: &random))
            let isNew = Bool.random(using: &random)
            rows.insert(
                isNew ? "new \(number)" : row, at: .random(in: 0...rows.count, using: &random))
            var frame = Frame(size: size)
            for text in rows {
                var row = FrameRow(width: size.columns)
                row.add(text, Bool.random(using: &random) ? .focused : .plain)
                frame.add(row)
            }
            glass.take(writer.bytes(for: frame))
            XCTAssertEqual(glass.strange, [])
            guard glass.text == frame.text else { return XCTFail("at \(number)\n\(glass.text)") }
        }
    }
}
