import WaylineRouting
import XCTest

final class RouteValueTests: XCTestCase {
    private let nested: RouteValue = [
        "list": [1, 2.5, nil, true], "name": "An\u{1B} \"a\"", "link": .text("7"),
        "pin": .secret(["code": 1234]),
    ]

    func testEachLiteralMakesItsCase() {
        let name = "x"
        let literals: [(RouteValue, RouteValue)] = [
            (nil, .null), (true, .bool(true)), (7, .int(7)), (7.0, .double(7)),
            ("a", .string("a")), ("a\(name)", .string("ax")), ([1, "b"], .array([.int(1), "b"])),
            (["k": [:]], .object(["k": .object([:])])),
        ]
        for (literal, value) in literals { XCTAssertEqual(literal, value) }
    }

    func testTheDescriptionIsALiteralInOrderWithoutSecrets() {
        XCTAssertEqual(
            "\(nested)",
            #"["link": text "7", "list": [1, 2.5, nil, true], "#
                + #""name": "An\u{1B} \"a\"", "pin": •••]"#)
        XCTAssertEqual("\(RouteValue.object([:])) \(RouteValue.array([]))", "[:] []")
    }

    func testNoWayOfPrintingShowsASecret() {
        let secret = RouteValue.secret("hunter2")
        for value in [secret, [secret], ["password": secret]] as [RouteValue] {
            var dumped = ""
            dump(value, to: &dumped)
            dump([value: value], to: &dumped)
            dumped += String(reflecting: value) + "\([value]) \(Optional(value) as Any)"
            XCTAssertFalse(dumped.contains("hunter2"), dumped)
            XCTAssertTrue(dumped.contains("•••"), dumped)
        }
    }

    func testRedactingTakesEverySecretOutAndKeepsItsPlace() {
        let given: RouteValue = ["a": [.secret(1), 2], "b": .secret(["c": .secret(3)]), "d": "e"]
        let redacted: RouteValue = [
            "a": [.secret(.null), 2], "b": .secret(.null), "d": "e",
        ]
        XCTAssertEqual(given.redacted, redacted)
        XCTAssertEqual(nested.redacted.redacted, nested.redacted)
    }

    func testValuesOfDifferentCasesAreNotEqual() {
        let values: [RouteValue] = [
            .null, false, 0, 0.0, "0", .text("0"), [], [:], .secret(0), .secret("0"),
        ]
        XCTAssertEqual(Set(values).count, values.count)
    }
}
