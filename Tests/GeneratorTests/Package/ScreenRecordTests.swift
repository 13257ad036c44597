import WaylineGenerator
import XCTest

/// A record is a file that anybody can edit, copy or merge.
final class ScreenRecordTests: XCTestCase {
    private static let path = ".wayline/screens/Orders.json"

    private func package() throws -> SamplePackage {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders", children: ["Header"]))
        return package
    }

    private func assertDamaged(
        _ package: SamplePackage, _ path: String, _ text: String, line: UInt = #line
    ) throws {
        let before = try package.tree.snapshot()
        let plans = [
            { try package.generation("Friends") }, { try package.update() },
            { try package.destruction("Orders", isForced: true) },
        ]
        for plan in plans {
            XCTAssertThrowsError(try plan(), text, line: line) {
                XCTAssertEqual($0 as? GeneratorError, .package(.damaged(path)), text, line: line)
            }
        }
        XCTAssertThrowsError(try package.package().screens(), text, line: line)
        XCTAssertEqual(try package.tree.snapshot(), before, text, line: line)
    }

    func testARecordThatLeadsElsewhereIsDamaged() throws {
        for (old, new) in [
            (#""name": "Orders""#, #""name": "../../Orders""#),
            (#"["Header"]"#, #"["../../../../Header"]"#),
            (#"["Header"]"#, #"[""]"#),
            (#""route": "orders""#, #""route": "a\"b""#),
            ("Sources/Screens/Orders/OrdersScreen.swift", "../Orders/OrdersScreen.swift"),
            ("Sources/Screens/Orders/OrdersScreen.swift", "Package.swift"),
            ("Sources/Screens/Orders/OrdersScreen.swift", "Sources/Screens/Notes.txt"),
            ("Sources/Screens/Orders/OrdersScreen.swift", "Sources/Screens/ScreenList.swift"),
            (#""name": "Orders""#, #""name": "Or\u00E8ders""#),
            (#""version": 1"#, #""version": 2"#),
        ] {
            let package = try package()
            let text = try package.tree.text(Self.path)
            XCTAssertTrue(text.contains(old), old)
            try package.tree.write(Self.path, text.replacing(old, with: new))
            try assertDamaged(package, Self.path, new)
        }
    }

    func testARecordKeepsTheRequestForAProtocol() throws {
        let package = try package()
        let request = ScreenRequest(
            name: "Bill", route: "bill", hasProtocol: true, template: "closures")
        var generation = try Generation(package.package(), isForced: false)
        try package.carryOut(generation.plan([request]))
        XCTAssertTrue(try package.update("Bill").isEmpty)
    }

    func testARecordThatDoesNotNameProtocolsHasNone() throws {
        let package = try package()
        let text = try package.tree.text(Self.path)
        let line = "  \"protocol\": false,\n"
        XCTAssertTrue(text.contains(line), text)
        try package.tree.write(Self.path, text.replacing(line, with: ""))
        XCTAssertEqual(try package.update().changes.map(\.path), [Self.path])
    }

    func testACopyOfARecordIsDamaged() throws {
        let package = try package()
        let copy = ".wayline/screens/Copy.json"
        try package.tree.write(copy, package.tree.text(Self.path))
        try assertDamaged(package, copy, "a copy")
    }

    func testAPipeIsNoRecordAndHoldsNobodyUp() throws {
        let package = try package()
        let pipe = ".wayline/screens/Pipe.json"
        XCTAssertEqual(mkfifo(package.tree.url.appendingPathComponent(pipe).path, 0o600), 0)
        XCTAssertThrowsError(try package.update()) {
            XCTAssertEqual($0 as? GeneratorError, .notAFile(pipe))
        }
    }

    func testABadlyMergedFileIsDamaged() throws {
        let package = try package()
        let text = try package.tree.text(Self.path)
        try package.tree.write(Self.path, "<<<<<<< yours\n" + text)
        try assertDamaged(package, Self.path, "marks")
    }
}
