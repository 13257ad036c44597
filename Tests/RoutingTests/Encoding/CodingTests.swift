import WaylineRouting
import XCTest

/// What an encoder and a decoder owe to any type.
final class CodingTests: XCTestCase {
    private func assertKept<Value: Codable & Equatable>(
        _ value: Value, as expected: RouteValue, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let kept = try RouteValue(encoding: value)
        XCTAssertEqual(kept, expected, file: file, line: line)
        XCTAssertEqual(try kept.decode(Value.self), value, file: file, line: line)
    }

    func testScalarsAreKeptAsThemselves() throws {
        try assertKept(true, as: true)
        try assertKept(Int8.min, as: -128)
        try assertKept(UInt64(Int.max), as: .int(.max))
        try assertKept(Float(0.1), as: .double(Double(Float(0.1))))
        try assertKept("a", as: "a")
        try assertKept(Int?.none, as: nil)
        try assertKept(RouteName(rawValue: "home"), as: "home")
        try assertKept(RouteValue.text("7"), as: .text("7"))
    }

    func testCollectionsAndEnumsAreKeptAsUsual() throws {
        enum Choice: Codable, Equatable {
            case one
            case other(Int, name: String)
        }
        try assertKept([1, nil, 3], as: [1, nil, 3])
        try assertKept([[Int]](), as: [])
        try assertKept(["a": [true]], as: ["a": [true]])
        try assertKept([7: "a"], as: ["7": "a"])
        try assertKept([Photo.Ranking.rated], as: ["rated"])
        try assertKept([Choice.one], as: [["one": [:]]])
        try assertKept([Choice.other(1, name: "a")], as: [["other": ["_0": 1, "name": "a"]]])
        try assertKept([Photo.Ranking.rated: 7], as: ["rated", 7])
    }

    func testANilFieldIsLeftOut() throws {
        try assertKept(Photo.Place(street: "a", floor: nil), as: ["street": "a"])
    }

    func testANumberIsReadAsAnyOtherThatIsTheSame() throws {
        XCTAssertEqual(try RouteValue.double(7).decode(Int.self), 7)
        XCTAssertEqual(try RouteValue.int(7).decode(Double.self), 7)
        XCTAssertEqual(try RouteValue.double(-0x1p63).decode(Int.self), .min)
        let others: [RouteValue] = [7.5, 0x1p63, .double(.nan), -1e300]
        for other in others { XCTAssertThrowsError(try other.decode(Int.self), "\(other)") }
        XCTAssertThrowsError(try RouteValue.int(0x20_0000_0000_0001).decode(Double.self))
        XCTAssertThrowsError(try RouteValue.int(.max).decode(Double.self))
        XCTAssertThrowsError(try RouteValue.double(1e39).decode(Float.self))
    }

    func testEachIntegerIsKeptToItsRange() throws {
        func assertRange<Number: FixedWidthInteger & Codable>(_ type: Number.Type) throws {
            try assertKept(type.min, as: .int(Int(type.min)))
            try assertKept(type.max, as: .int(Int(type.max)))
            guard Number.bitWidth < 64 else { return }
            XCTAssertThrowsError(try RouteValue.int(Int(type.max) + 1).decode(type))
            XCTAssertThrowsError(try RouteValue.int(Int(type.min) - 1).decode(type))
        }
        try assertRange(Int8.self)
        try assertRange(Int16.self)
        try assertRange(Int32.self)
        try assertRange(Int64.self)
        try assertRange(UInt8.self)
        try assertRange(UInt16.self)
        try assertRange(UInt32.self)
        XCTAssertThrowsError(try RouteValue.int(-1).decode(UInt64.self))
        XCTAssertThrowsError(try RouteValue.int(-1).decode(UInt.self))
    }

    func testASubclassAndItsSuperclassAreBothKept() throws {
        let animal = try RouteValue(encoding: Dog(name: "a", tricks: 2))
        XCTAssertEqual(animal, ["tricks": 2, "super": ["name": "a"]])
        let dog = try animal.decode(Dog.self)
        XCTAssertEqual(dog.name, "a")
        XCTAssertEqual(dog.tricks, 2)
    }

    func testTheErrorOfAnEncodingNamesTheField() {
        let cases: [(any Encodable, String)] = [
            (
                [["a": [0, Double.nan]]],
                "'[0].a[1]' is nan, and only finite numbers can be kept. "
                    + "Use nil instead."
            ),
            (
                ["a": UInt64.max],
                "'a' is 18446744073709551615, and integers go up to "
                    + "9223372036854775807. Keep it as text."
            ),
            (
                UInt.max,
                "the value is 18446744073709551615, and integers go up to "
                    + "9223372036854775807. Keep it as text."
            ),
            (
                ["a": [Int128(1)]],
                "'a[0]' does not encode: Encoder has not implemented support for "
                    + "Int128"
            ),
        ]
        for (value, text) in cases {
            XCTAssertThrowsError(try RouteValue(encoding: value)) { XCTAssertEqual("\($0)", text) }
        }
    }
}

private class Animal: Codable {
    let name: String

    init(name: String) {
        self.name = name
    }
}

private final class Dog: Animal {
    private enum CodingKeys: CodingKey { case tricks }

    let tricks: Int

    init(name: String, tricks: Int) {
        self.tricks = tricks
        super.init(name: name)
    }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        tricks = try container.decode(Int.self, forKey: .tricks)
        try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(tricks, forKey: .tricks)
        try super.encode(to: container.superEncoder())
    }
}
