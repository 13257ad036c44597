import WaylineRouting
import XCTest

/// Types that write and read by containers of their own making.
final class NestedContainerTests: XCTestCase {
    private enum Key: CodingKey { case a, b }

    /// Encodes what it is told to.
    private struct Scripted: Encodable {
        let script: (any Encoder) throws -> Void

        func encode(to encoder: any Encoder) throws { try script(encoder) }
    }

    /// Decodes what it is told to, by a script that is handed over aside.
    private struct Reader: Decodable {
        // Tests run one after another, on one thread.
        nonisolated(unsafe) static var script: (any Decoder) throws -> Void = { _ in }

        init(from decoder: any Decoder) throws { try Self.script(decoder) }
    }

    private func encode(_ script: @escaping (any Encoder) throws -> Void) throws -> RouteValue {
        try RouteValue(encoding: Scripted(script: script))
    }

    private func read(
        _ value: RouteValue, _ script: @escaping (any Decoder) throws -> Void
    ) throws {
        Reader.script = script
        _ = try value.decode(Reader.self)
    }

    func testNestedContainersAreWrittenInPlace() throws {
        let value = try encode { encoder in
            var fields = encoder.container(keyedBy: Key.self)
            var list = fields.nestedUnkeyedContainer(forKey: .a)
            try list.encode(1)
            var object = list.nestedContainer(keyedBy: Key.self)
            var inner = list.nestedUnkeyedContainer()
            try list.encodeNil()
            XCTAssertEqual(list.count, 4)
            try object.encodeNil(forKey: .b)
            try inner.encode("x")
            try fields.encode(true, forKey: .b)
        }
        XCTAssertEqual(value, ["a": [1, ["b": nil], ["x"], nil], "b": true])
    }

    func testTheSameContainerIsHandedOutAgain() throws {
        let value = try encode { encoder in
            var fields = encoder.container(keyedBy: Key.self)
            var first = fields.nestedContainer(keyedBy: Key.self, forKey: .a)
            try first.encode(1, forKey: .a)
            var again = encoder.container(keyedBy: Key.self)
            var second = again.nestedContainer(keyedBy: Key.self, forKey: .a)
            try second.encode(2, forKey: .b)
        }
        XCTAssertEqual(value, ["a": ["a": 1, "b": 2]])
    }

    func testTheLastValueOfANameCounts() throws {
        let value = try encode { encoder in
            var fields = encoder.container(keyedBy: Key.self)
            _ = fields.nestedUnkeyedContainer(forKey: .a)
            try fields.encode(7, forKey: .a)
        }
        XCTAssertEqual(value, ["a": 7])
    }

    func testContainersOfTwoKindsAreAnError() {
        XCTAssertThrowsError(
            try encode { encoder in
                _ = encoder.container(keyedBy: Key.self)
                var single = encoder.singleValueContainer()
                try single.encode(1)
            }
        ) {
            XCTAssertEqual(
                "\($0)", "the value asks its encoder for containers of two kinds. Ask for one.")
        }
    }

    func testContainersNestedWithoutEndAreAnError() {
        XCTAssertThrowsError(
            try encode { encoder in
                var list = encoder.unkeyedContainer()
                for _ in 0..<100_000 { list = list.nestedUnkeyedContainer() }
            }
        ) { XCTAssertEqual(($0 as? RouteEncodingError)?.problem, .tooDeep(limit: 128)) }
    }

    func testAnEncoderKnowsItsWay() throws {
        _ = try encode { encoder in
            var fields = encoder.container(keyedBy: Key.self)
            var list = fields.nestedUnkeyedContainer(forKey: .b)
            try list.encode(
                Scripted { inner in
                    XCTAssertEqual(inner.codingPath.map(\.stringValue), ["b", "0"])
                    XCTAssertEqual(inner.codingPath.map(\.intValue), [nil, 0])
                    XCTAssertTrue(inner.userInfo.isEmpty)
                    var single = inner.singleValueContainer()
                    try single.encode(1)
                })
            XCTAssertEqual(fields.superEncoder().codingPath.map(\.stringValue), ["super"])
        }
    }

    func testNestedContainersAreReadInPlace() throws {
        try read(["a": [1, ["b": nil], ["x"], nil], "b": true]) { decoder in
            let fields = try decoder.container(keyedBy: Key.self)
            XCTAssertEqual(Set(fields.allKeys), [.a, .b])
            var list = try fields.nestedUnkeyedContainer(forKey: .a)
            XCTAssertEqual(list.count, 4)
            XCTAssertFalse(try list.decodeNil())
            XCTAssertEqual(try list.decode(Int.self), 1)
            let object = try list.nestedContainer(keyedBy: Key.self)
            XCTAssertEqual(object.codingPath.map(\.stringValue), ["a", "1"])
            XCTAssertTrue(try object.decodeNil(forKey: .b))
            var inner = try list.nestedUnkeyedContainer()
            XCTAssertEqual(try inner.decode(String.self), "x")
            XCTAssertTrue(try list.decodeNil())
            XCTAssertTrue(list.isAtEnd)
        }
    }

    func testReadingPastTheEndIsAnError() {
        XCTAssertThrowsError(
            try read([1]) { decoder in
                var list = try decoder.unkeyedContainer()
                while true { _ = try list.decode(Int.self) }
            }
        ) {
            XCTAssertEqual(
                "\($0)",
                "'[1]' is missing, where an integer is needed. Give it, or make it optional.")
        }
    }

    func testAnElementThatWasNotReadCanBeReadAsSomethingElse() throws {
        try read(["x"]) { decoder in
            var list = try decoder.unkeyedContainer()
            XCTAssertThrowsError(try list.decode(Int.self))
            XCTAssertEqual(try list.decode(String.self), "x")
        }
    }

    func testErrorsAreThoseOfAnyDecoder() throws {
        try read(["a": "x"]) { decoder in
            let fields = try decoder.container(keyedBy: Key.self)
            XCTAssertThrowsError(try fields.decode(Int.self, forKey: .a)) {
                guard case DecodingError.typeMismatch = $0 else { return XCTFail("\($0)") }
            }
            XCTAssertThrowsError(try fields.decode(Int.self, forKey: .b)) {
                guard case DecodingError.keyNotFound = $0 else { return XCTFail("\($0)") }
            }
            XCTAssertNil(try fields.decodeIfPresent(Int.self, forKey: .b))
        }
    }
}
