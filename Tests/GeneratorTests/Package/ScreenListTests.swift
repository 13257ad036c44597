import TestSupport
import XCTest

@testable import WaylineGenerator

/// The file that lists the screens is edited line by line, and restored exactly.
final class ScreenListTests: XCTestCase {
    private func list(_ lines: String...) -> [UInt8] {
        let entries = lines.map { "        \($0)\n" }.joined()
        return Array(
            """
            enum ScreenList {
                static let all: [Listed] = [
                    // One screen a line.
            \(entries)    ]
            }

            """.utf8)
    }

    private func edited(_ bytes: [UInt8], _ edit: (inout ScreenList) -> Void) throws -> String {
        var list = try XCTUnwrap(ScreenList(bytes))
        edit(&list)
        return String(decoding: list.bytes, as: UTF8.self)
    }

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    func testScreensAreListedInTheOrderOfTheirNames() throws {
        XCTAssertEqual(
            try edited(list(".friends,")) { $0.add(["orders", "about"]) },
            text(list(".about,", ".friends,", ".orders,")))
    }

    func testAListedScreenStaysInItsPlace() throws {
        let bytes = list(".orders,", ".about,")
        XCTAssertEqual(try edited(bytes) { $0.add(["about", "orders"]) }, text(bytes))
    }

    func testAScreenThatIsListedInAnotherWayIsListed() throws {
        let bytes = list(".orders, // First.", ".about.hidden,", "Listed.friends,", "// .shop")
        XCTAssertEqual(
            try edited(bytes) { $0.add(["about", "friends", "orders"]) }, text(bytes))
        XCTAssertNotEqual(try edited(bytes) { $0.add(["shop"]) }, text(bytes))
    }

    func testAScreenThatIsListedInAnotherWayIsNamed() throws {
        for line in [".a, .a,", ".a, // First.", ".a.hidden,", "Listed.a,", "f(.a),"] {
            let found = ScreenList(list(line))?.firstNamed(otherThanByEntry: ["a"])
            XCTAssertEqual(found, "a", line)
        }
        for line in [".a,", "// .a.hidden", ".b, // not .a", "Other.a,", "a,", ".b.a,"] {
            XCTAssertNil(ScreenList(list(line))?.firstNamed(otherThanByEntry: ["a"]), line)
        }
    }

    func testNothingFollowsAnEntryWithoutAComma() throws {
        for lines in [[".a,", ".b"], [".a,", ".b // Last,", "", "// The end."]] {
            let bytes = Array(
                text(list()).replacing(
                    "    ]\n", with: lines.map { "        \($0)\n" }.joined() + "    ]\n"
                ).utf8)
            XCTAssertTrue(
                try edited(bytes) { $0.add(["c"]) }.contains("[\n        .c,\n"), "\(lines)")
        }
    }

    func testDataThatIsNotTextIsNotAList() {
        XCTAssertNil(ScreenList(list(".a,") + [0xE9]))
    }

    func testLinesOfTheUserStayInTheirPlace() throws {
        XCTAssertEqual(
            try edited(list("// Mine.", "Listed(…),", ".friends,")) { $0.add(["about"]) },
            text(list("// Mine.", "Listed(…),", ".about,", ".friends,")))
    }

    func testAnUnlistedScreenIsNotRemoved() throws {
        let bytes = list(".orders,")
        XCTAssertEqual(try edited(bytes) { $0.remove(["order", "ordersOfAll"]) }, text(bytes))
    }

    func testAFileWithoutTheLineIsNoList() {
        XCTAssertNil(ScreenList(Array("enum ScreenList {}\n".utf8)))
    }

    func testRemovingInAnyOrderGivesBackTheFileByteForByte() throws {
        var random = SplitMix.printed()
        let names = (0..<40).map { "screen\($0)" }
        let bytes = list("// Mine.", ".zebra,", ".screen7b,")
        for _ in 0..<50 {
            var list = try XCTUnwrap(ScreenList(bytes))
            for name in names.shuffled(using: &random) { list.add([name]) }
            for name in names.shuffled(using: &random) { list.remove([name]) }
            XCTAssertEqual(list.bytes, bytes)
        }
    }

    func testANewLineIsIndentedAsTheOthers() throws {
        for space in ["\t", "  ", "\t\t"] {
            for line in ["", "\(space)\(space).b,\n"] {
                let list = "enum A {\n\(space)static let all: [Listed] = [\n\(line)\(space)]\n}\n"
                let text = try edited(Array(list.utf8)) { $0.add(["a"]) }
                XCTAssertTrue(text.contains("[\n\(space)\(space).a,\n"), text)
            }
        }
    }
}
