import Foundation
import WaylineRouting
import XCTest

final class SnapshotTests: XCTestCase {
    private func content(_ value: RouteValue) throws -> String {
        let bytes = try Snapshot(content: value).bytes()
        let text = String(decoding: bytes, as: UTF8.self)
        let end = try XCTUnwrap(text.range(of: #","checksum":"#, options: .backwards)).lowerBound
        return String(text[..<end].dropFirst(#"{"version":1,"content":"#.count))
    }

    func testASnapshotIsJSONWithItsVersionAndChecksum() throws {
        let bytes = try Snapshot(content: ["b": 1, "a": "x"], version: 3).bytes()
        XCTAssertEqual(
            String(decoding: bytes, as: UTF8.self),
            #"{"version":3,"content":{"a":"x","b":1},"checksum":"a77ac01030ce4c90"}"#)
    }

    func testEachValueIsWrittenAsInJSON() throws {
        let texts: [(RouteValue, String)] = [
            (nil, "null"), (true, "true"), (false, "false"), (-7, "-7"), (.int(.min), "\(Int.min)"),
            (7.0, "7.0"), (-0.0, "-0.0"), (1e100, "1e+100"), ("a", #""a""#),
            ("\"\\\n\r\t\u{1}\u{7F}é😀", #""\"\\\n\r\t\u0001\u007fé😀""#),
            ([1, []], "[1,[]]"), (["b": [:], "a": nil], #"{"a":null,"b":{}}"#),
            (.text("7"), #"{"$text":"7"}"#), (["$text": "7"], #"{"$$text":"7"}"#),
        ]
        for (value, text) in texts { XCTAssertEqual(try content(value), text) }
    }

    func testSecretsAreLeftOutAndTheirPlacesInListsKept() throws {
        let value: RouteValue = ["a": .secret(1), "b": [.secret(2), 3], "c": ["d": .secret("e")]]
        XCTAssertEqual(try content(value), #"{"b":[null,3],"c":{}}"#)
        XCTAssertEqual(try content(.secret("a")), "null")
    }

    func testAWrittenValueIsReadUnchanged() throws {
        let value: RouteValue = [
            nil, true, .int(.min), .int(.max), 0.1, .double(.leastNonzeroMagnitude),
            -1.7976931348623157e308, "\u{0}",
            "e\u{301}", .text(""), ["$": ["$$text": 1]], "\u{2028}\u{10FFFF}",
        ]
        let bytes = try Snapshot(content: value, version: 7).bytes()
        XCTAssertEqual(
            try Snapshot(bytes: bytes, versions: 5...7), Snapshot(content: value, version: 7))
    }

    func testATypeIsSavedAndReadBack() throws {
        let photo = Photo(id: 7, others: [.init(street: "a", floor: 1)])
        let bytes = try Snapshot(photo).bytes()
        XCTAssertEqual(try Snapshot(bytes: bytes).decode(Photo.self), photo)
    }

    func testTextThatAHandWroteIsRead() throws {
        let text = """
             {"content" : [ "\\u00e9\\ud83d\\ude00\\/\\b\\f" , 1E2 , -0 ],
            "note": "by hand", "version": 1 }\r\n
            """
        XCTAssertEqual(
            try Snapshot(bytes: Array(text.utf8)).content, ["é😀/\u{8}\u{C}", 100.0, 0])
    }

    func testNoPartOfASnapshotPassesForTheWhole() throws {
        let bytes = try Snapshot(Photo(id: 7, title: "é\n")).bytes()
        for length in bytes.indices {
            XCTAssertThrowsError(try Snapshot(bytes: Array(bytes[..<length])), "\(length)")
        }
    }

    func testOneByteChangedIsNoticed() throws {
        let bytes = try Snapshot(content: ["id": 7, "name": "abc"]).bytes()
        for index in bytes.indices.dropLast(#""checksum":"0000000000000000"}"#.utf8.count) {
            var changed = bytes
            changed[index] ^= 1
            XCTAssertThrowsError(try Snapshot(bytes: changed, versions: 0...1), "\(index)")
        }
    }

    func testTheDepthThatIsReadIsTheDepthThatIsWritten() throws {
        func nested(_ depth: Int) -> RouteValue {
            (1..<depth).reduce([]) { value, _ in .array([value]) }
        }
        let bytes = try Snapshot(content: nested(128)).bytes()
        XCTAssertEqual(try Snapshot(bytes: bytes).content, nested(128))
        XCTAssertThrowsError(try Snapshot(content: nested(129)).bytes()) {
            let field = String(repeating: "[0]", count: 128)
            XCTAssertEqual(
                $0 as? SnapshotError, .unencodable(.init(.tooDeep(limit: 128), field: field)))
        }
    }

    func testTooManyBytesAreNeitherWrittenNorRead() {
        let number = RouteValue.double(-.greatestFiniteMagnitude)
        let numbers = RouteValue.array(Array(repeating: number, count: Snapshot.largest / 24))
        XCTAssertThrowsError(try Snapshot(content: numbers).bytes()) {
            guard case SnapshotError.tooLarge = $0 else { return XCTFail("\($0)") }
        }
        XCTAssertThrowsError(try Snapshot(bytes: Array(repeating: 0, count: Snapshot.largest + 1)))
        {
            XCTAssertEqual(
                $0 as? SnapshotError, .tooLarge(Snapshot.largest + 1, limit: Snapshot.largest))
        }
    }
}
