import Glibc
import TestSupport
import WaylineText
import XCTest

final class LongTextTests: XCTestCase {
    /// Each is about a million scalars of a kind that could make the work grow.
    private let units = [
        "a", "é", "\u{301}", "漢", "\u{1B}", "👩\u{200D}", "\u{915}\u{94D}", "\u{1100}",
    ]

    private func long(_ unit: String, _ scalars: Int = 1_000_000) -> String {
        "a" + String(repeating: unit, count: scalars / unit.unicodeScalars.count)
    }

    func testTheWorkOfATruncationDoesNotGrowWithWhatIsCutOff() {
        for unit in units {
            let (short, long) = (long(unit, 2_000), long(unit))
            let ratio =
                time { _ = long.truncated(toColumns: 80) }
                / time { _ = short.truncated(toColumns: 80) }
            XCTAssertLessThan(ratio, 10, unit)
        }
    }

    func testTheWorkOfAWindowDoesNotGrowWithWhatIsBehindIt() {
        for unit in units {
            let (short, long) = (long(unit, 2_000), long(unit))
            let ratio =
                time { _ = long.visible(inColumns: 20..<100) }
                / time { _ = short.visible(inColumns: 20..<100) }
            XCTAssertLessThan(ratio, 10, unit)
        }
    }

    func testTheWorkOfPrintingGrowsWithTheLengthOnly() {
        for unit in units {
            let (short, long) = (long(unit, 1_000), long(unit, 10_000))
            let ratio = time { _ = long.printable.columns } / time { _ = short.printable.columns }
            XCTAssertLessThan(ratio, 40, unit)
        }
    }

    func testTheWorkOfWrappingGrowsWithTheLengthOnly() {
        for unit in units {
            let (short, long) = (long(unit, 500), long(unit, 5_000))
            let ratio =
                time { _ = long.wrapped(toColumns: 80) }
                / time { _ = short.wrapped(toColumns: 80) }
            XCTAssertLessThan(ratio, 40, unit)
        }
    }

    func testAMillionScalarsBecomePrintable() {
        let count = TestSize.count(100_000, all: 1_000_000)
        let text = long("\u{1B}", count).printable
        XCTAssertEqual(text.columns, count + 1)
        XCTAssertFalse(text.utf8.contains(0x1B))
    }

    /// The processor time of the fastest of a few runs, which other programs do not affect.
    private func time(_ work: () -> Void) -> Double {
        let times = (0..<5).map { _ in
            let start = processorTime
            work()
            return processorTime - start
        }
        return max(1, times.min() ?? 0)
    }

    /// In nanoseconds, of this thread alone.
    private var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
