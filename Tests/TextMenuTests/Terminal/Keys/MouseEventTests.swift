import XCTest

@testable import TextMenu

final class MouseEventTests: XCTestCase {
    func testTheLeftButtonAndTheWheelAreReportedWithTheirPlace() {
        for (report, kind) in [
            ("0;10;20M", Key.MouseEvent.Kind.press), ("0;10;20m", .release),
            ("64;10;20M", .wheelUp),
            ("65;10;20M", .wheelDown), ("1;10;20M", .other), ("2;10;20M", .other),
            ("2;10;20m", .other), ("16;10;20M", .other), ("35;10;20M", .other),
            ("66;10;20M", .other),
            ("128;10;20M", .other), ("99999999999999999999;10;20M", .other),
        ] {
            let event = Key.MouseEvent(kind, row: 19, column: 9)
            XCTAssertEqual(parsed("\(escape)[<\(report)"), [.mouse(event)], report)
        }
    }

    func testThePlaceCountsFromTheCorner() {
        let corner = Key.MouseEvent(.press, row: 0, column: 0)
        XCTAssertEqual(parsed("\(escape)[<0;1;1M"), [.mouse(corner)])
        for report in ["0;0;1M", "0;1;0M", "0;;M", ";;M", "0;1M", "0M", "M", "0;1;1;1M"] {
            XCTAssertEqual(parsed("a\(escape)[<\(report)b"), typedKeys("ab"), report)
        }
    }

    func testAReportIsSplitAnywhere() {
        let bytes = Array("a\(escape)[<65;120;48Mb".utf8)
        let event = Key.MouseEvent(.wheelDown, row: 47, column: 119)
        for place in 0...bytes.count {
            var parser = KeyParser()
            let keys = parser.feed(bytes[..<place]) + parser.feed(bytes[place...])
            XCTAssertEqual(keys, [.text("a"), .mouse(event), .text("b")])
        }
    }

    func testAReportOfAnyLengthIsDroppedToItsEnd() {
        let long = String(repeating: "1", count: 1 << 20)
        XCTAssertEqual(parsed("\(escape)[<0;\(long);1Mx"), [.text("x")])
        XCTAssertEqual(parsed("\(escape)[<0;1;1$Mx"), [.text("x")])
    }
}
