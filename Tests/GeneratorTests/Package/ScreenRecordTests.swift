import XCTest

@testable import WaylineGenerator

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
        let name = String(path.dropFirst(".wayline/screens/".count).dropLast(".json".count))
        let plans = [
            { try package.generation(name) }, { try package.update(name) },
            { try package.destruction(name, isForced: true) },
        ]
        for plan in plans {
            XCTAssertThrowsError(try plan(), text, line: line) {
                XCTAssertEqual($0 as? GeneratorError, .damaged(path), text, line: line)
            }
        }
        let notes = try package.update().notes
        XCTAssertTrue(notes[0].hasPrefix("'\(path)' cannot be read"), text, line: line)
        XCTAssertEqual(try package.package().screens().notes, notes, text, line: line)
        XCTAssertEqual(try package.tree.snapshot(), before, text, line: line)
    }

    func testADamagedRecordAffectsNoOtherScreen() throws {
        let package = try package()
        try package.carryOut(package.generation("Friends"))
        let before = try package.tree.snapshot()
        try package.tree.write(Self.path, "<<<<<<< yours")
        let template = SamplePackage.template
        try package.tree.write(
            template, package.tree.text(template).replacing("// three", with: "// 3"))
        let plan = try package.update()
        XCTAssertEqual(
            plan.changes.map(\.path),
            [".wayline/screens/Friends.json", "Sources/Screens/Friends/FriendsScreen.swift"])
        XCTAssertEqual(
            plan.notes,
            [
                "'\(Self.path)' cannot be read, so its screen is left out: restore it from version "
                    + "control, or remove it."
            ])
        try package.carryOut(package.destruction("Friends"))
        let after = try package.tree.snapshot()
        XCTAssertTrue(before.keys.contains { $0.contains("Friends") })
        XCTAssertFalse(after.keys.contains { $0.contains("Friends") })
        XCTAssertTrue(package.tree.exists(Self.path))
    }

    func testARecordThatLeadsElsewhereIsDamaged() throws {
        for (old, new) in [
            (#""name": "Orders""#, #""name": "../../Orders""#),
            (#"["Header"]"#, #"["../../../../Header"]"#),
            (#"["Header"]"#, #"[""]"#),
            (#"["Header"]"#, #"["He-ader"]"#),
            (#""route": "orders""#, #""route": "a\"b""#),
            ("Sources/Screens/Orders/OrdersScreen.swift", "../Orders/OrdersScreen.swift"),
            ("Sources/Screens/Orders/OrdersScreen.swift", "Package.swift"),
            ("Sources/Screens/Orders/OrdersScreen.swift", "Sources/Screens/Notes.txt"),
            ("Sources/Screens/Orders/OrdersScreen.swift", "Sources/Screens/ScreenList.swift"),
            (#""name": "Orders""#, #""name": "Or\u00E8ders""#),
            (#""version": 2"#, #""version": 1"#),
        ] {
            let package = try package()
            let text = try package.tree.text(Self.path)
            XCTAssertTrue(text.contains(old), old)
            try package.tree.write(Self.path, text.replacing(old, with: new))
            try assertDamaged(package, Self.path, new)
        }
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
