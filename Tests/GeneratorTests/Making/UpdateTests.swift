import XCTest

@testable import WaylineGenerator

/// If a template has changed, an update changes the generated files, and keeps the user's edits.
final class UpdateTests: XCTestCase {
    private static let screen = "Sources/Screens/Orders/OrdersScreen.swift"

    /// A package with a screen. Then `edit` is made to the screen, and `change` to its template.
    private func package(
        edit: (String) -> String = { $0 }, change: (String) -> String
    ) throws -> SamplePackage {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders"))
        try package.tree.write(Self.screen, edit(package.tree.text(Self.screen)))
        try package.tree.write(
            SamplePackage.template, change(package.tree.text(SamplePackage.template)))
        return package
    }

    func testUneditedFilesFollowTheirTemplate() throws {
        let package = try package { $0.replacing("// one", with: "// 1") }
        let plan = try package.update()
        XCTAssertEqual(plan.changes.map(\.path), [".wayline/screens/Orders.json", Self.screen])
        try package.carryOut(plan)
        XCTAssertTrue(try package.tree.text(Self.screen).hasPrefix("// 1\n"))
        XCTAssertTrue(try package.update().isEmpty)
    }

    func testBothChangesAreKept() throws {
        let package = try package {
            $0.replacing("// three", with: "// mine")
        } change: {
            $0.replacing("// one", with: "// 1")
        }
        let plan = try package.update("Orders")
        XCTAssertEqual(plan.marked, [])
        try package.carryOut(plan)
        let text = try package.tree.text(Self.screen)
        XCTAssertTrue(text.hasPrefix("// 1\n") && text.hasSuffix("// mine\n"), text)
    }

    func testConflictingChangesAreMarked() throws {
        let package = try package {
            $0.replacing("// one", with: "// mine")
        } change: {
            $0.replacing("// one", with: "// 1")
        }
        let plan = try package.update()
        XCTAssertEqual(plan.marked.map(\.path), [Self.screen])
        try package.carryOut(plan)
        let marks = "<<<<<<< yours\n// mine\n=======\n// 1\n>>>>>>> template\n"
        XCTAssertTrue(try package.tree.text(Self.screen).hasPrefix(marks))
        let again = try package.update()
        XCTAssertEqual(again.marked.map(\.path), [Self.screen], "as long as nobody has chosen")
        XCTAssertTrue(again.isEmpty)
        try package.tree.write(Self.screen, "// chosen\n")
        XCTAssertEqual(try package.update().marked, [])
    }

    func testMarksAreNotMergedWithTheNextTemplate() throws {
        let package = try package {
            $0.replacing("// one", with: "// mine")
        } change: {
            $0.replacing("// one", with: "// 1")
        }
        try package.carryOut(package.update())
        let marked = try package.tree.text(Self.screen)
        let template = try package.tree.text(SamplePackage.template)
        try package.tree.write(
            SamplePackage.template, template.replacing("// three", with: "// 3"))
        try package.carryOut(package.update())
        XCTAssertEqual(try package.tree.text(Self.screen), marked)
        try package.tree.write(
            Self.screen,
            marked.replacing("<<<<<<< yours\n", with: "").replacing(
                "=======\n// 1\n>>>>>>> template\n", with: ""))
        try package.carryOut(package.update())
        let text = try package.tree.text(Self.screen)
        XCTAssertTrue(text.hasPrefix("// mine\n") && text.hasSuffix("// 3\n"), text)
    }

    func testBytesThatAreNoTextStay() throws {
        let package = try package { $0.replacing("// one", with: "// 1") }
        let url = package.tree.url.appendingPathComponent(Self.screen)
        try (Data(contentsOf: url) + [0x2F, 0x2F, 0xE9, 0x0A]).write(to: url)
        try package.carryOut(package.update())
        let data = try Data(contentsOf: url)
        XCTAssertEqual(data.suffix(4), Data([0x2F, 0x2F, 0xE9, 0x0A]))
        XCTAssertEqual(data.prefix(5), Data("// 1\n".utf8))
    }

    func testAFileThatTheTemplateHasNoMoreGoes() throws {
        let (package, other) = try packageWithAnOtherFile()
        try package.carryOut(package.update())
        XCTAssertFalse(package.tree.exists(other))
        XCTAssertTrue(try package.update().isEmpty)
    }

    func testAnEditedFileThatTheTemplateHasNoMoreStaysAndIsReported() throws {
        let (package, other) = try packageWithAnOtherFile()
        try package.tree.write(other, "// mine\n")
        let plan = try package.update()
        XCTAssertTrue(plan.notes[0].hasPrefix("'\(other)' stays, because it was edited"))
        try package.carryOut(plan)
        XCTAssertEqual(try package.tree.text(other), "// mine\n")
        XCTAssertTrue(try package.update().isEmpty)
    }

    /// A package with a screen whose template no longer has one of its files.
    private func packageWithAnOtherFile() throws -> (SamplePackage, other: String) {
        let template = ".wayline/templates/tiny/screen/{{Name}}Other.swift"
        let package = try SamplePackage([template: "// other\n"])
        try package.carryOut(package.generation("Orders"))
        try FileManager.default.removeItem(at: package.tree.url.appendingPathComponent(template))
        return (package, "Sources/Screens/Orders/OrdersOther.swift")
    }

    func testAnEditedScreenWhoseTemplateIsTheSameStays() throws {
        let package = try package(edit: { $0 + "// mine\n" }, change: { $0 })
        XCTAssertTrue(try package.update().isEmpty)
    }

    func testAFileThatAUserHasDeletedStaysDeletedAndIsReported() throws {
        let package = try package { $0.replacing("// one", with: "// 1") }
        try FileManager.default.removeItem(at: package.tree.url.appendingPathComponent(Self.screen))
        let plan = try package.update()
        XCTAssertTrue(plan.notes[0].hasPrefix("'\(Self.screen)' was deleted: it stays"))
        try package.carryOut(plan)
        XCTAssertFalse(package.tree.exists(Self.screen))
    }

    func testAfterAnUpdateAScreenCanStillBeDestroyed() throws {
        let before = try package { $0.replacing("// one", with: "// 1") }
        try before.carryOut(before.update())
        try before.carryOut(before.destruction("Orders"))
        XCTAssertFalse(before.tree.exists("Sources/Screens/Orders"))
    }

    func testAFileThatATemplateHasGainedMustCompileBesideWhatIsThere() throws {
        let package = try package { $0 }
        try package.tree.write(
            ".wayline/templates/tiny/screen/{{Name}}Store.swift", "struct {{Name}}Store {}\n")
        try package.tree.write("Sources/Screens/Own.swift", "struct OrdersStore {}\n")
        XCTAssertThrowsError(try package.update()) {
            XCTAssertEqual(
                "\($0)",
                "'Orders' cannot name a screen: 'OrdersStore' is declared in "
                    + "'Sources/Screens/Own.swift': choose a longer name, e.g. 'OrdersPage'.")
        }
        try package.tree.write("Sources/Screens/Own.swift", "")
        XCTAssertNoThrow(try package.update())
    }

    func testAMovedFileIsNotInTheWay() throws {
        let package = try package {
            $0.replacing("struct OrdersScreen {}\n", with: "")
        } change: {
            $0.replacing("// three", with: "// 3")
        }
        try package.tree.write("Sources/Screens/Own.swift", "struct OrdersScreen {}\n")
        try package.carryOut(package.update())
        XCTAssertTrue(try package.tree.text(Self.screen).hasSuffix("// 3\n"))
    }

    func testAMissingTemplateIsReported() throws {
        let package = try package { $0 }
        try FileManager.default.removeItem(
            at: package.tree.url.appendingPathComponent(".wayline/templates/tiny"))
        XCTAssertThrowsError(try package.update()) {
            XCTAssertEqual(
                "\($0)",
                "'Orders' was generated with the template 'tiny', which is missing: restore "
                    + "'.wayline/templates/tiny' from version control.")
        }
    }

    func testAScreenWithRemovedOptionsStaysAndIsNamed() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders", template: "closures"))
        let record = ".wayline/screens/Orders.json"
        try package.tree.write(
            record,
            package.tree.text(record).replacing(#""closures""#, with: #""streams""#)
                .replacing("{\n", with: "{\n  \"hasProtocol\": true,\n"))
        let plan = try package.update()
        XCTAssertTrue(plan.isEmpty)
        XCTAssertEqual(
            plan.notes,
            [
                "'Orders' is left out: it was generated with '--binding streams --protocol', which "
                    + "no longer exists. Generate it again, and your edits are merged; or keep its "
                    + "files as they are."
            ])
        let again = try package.generation("Orders", template: "closures")
        XCTAssertEqual(again.notes, [])
        try package.carryOut(again)
        XCTAssertEqual(try package.update().notes, [])
    }

    func testAnUnknownScreenIsRefused() throws {
        XCTAssertThrowsError(try SamplePackage().update("Orders")) {
            XCTAssertEqual(
                $0 as? GeneratorError, .request(.notGenerated("Orders", known: [])))
        }
    }

    func testABinaryFileAffectsNoOther() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders", "Friends"))
        let path = "Sources/Screens/Orders/OrdersScreen.swift"
        try package.tree.write(path, package.tree.text(path) + "\u{0}")
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
                "'\(path)' stays as it is: it is not text, so it cannot be merged with its "
                    + "template."
            ])
    }
}
