import XCTest

@testable import TextMenu

final class RandomKeyTests: XCTestCase {
    func testTheSplitOfTheBytesMakesNoDifference() {
        var random = RandomKeys()
        var fed = 0
        while fed < RandomKeys.count {
            let bytes = random.bytes(500)
            var (whole, cut) = (KeyParser(), KeyParser())
            let expected = whole.feed(bytes)
            let slices = random.slices(of: bytes)
            XCTAssertEqual(slices.flatMap { cut.feed($0) }, expected, "\(bytes)")
            XCTAssertEqual(cut.isWaiting, whole.isWaiting)
            XCTAssertEqual(cut.flush(), whole.flush())
            XCTAssertEqual(cut.answers, whole.answers)
            fed += bytes.count
        }
    }

    func testAnyBytesAreTakenAndFlushedAtAnyTime() {
        var random = RandomKeys()
        var parser = KeyParser()
        let bytes = random.bytes(RandomKeys.count)
        var keys = 0
        for slice in random.slices(of: bytes) {
            keys += parser.feed(slice).count
            if random.next() % 4 == 0 { keys += parser.flush().count }
        }
        XCTAssertGreaterThan(keys, 0)
        XCTAssertLessThanOrEqual(keys, 2 * bytes.count)
    }

    func testControlCIsReadAfterAnythingButAPaste() {
        var random = RandomKeys()
        for _ in 0..<200 {
            let bytes = random.bytes(40)
            var parser = KeyParser()
            _ = parser.feed(bytes) + parser.feed("\u{1B}[201~   ".utf8)
            XCTAssertEqual(parser.feed("\u{3}".utf8).last, .control("c"), "\(bytes)")
        }
    }
}
