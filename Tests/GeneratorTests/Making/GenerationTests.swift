import XCTest

@testable import WaylineGenerator

/// Generated files are planned first, and files that a user has written are not lost.
final class GenerationTests: XCTestCase {
    private static let screen = "Sources/Screens/Orders/OrdersScreen.swift"

    func testAScreenGetsItsFilesItsTestsAndItsLineInTheList() throws {
        let package = try SamplePackage(SamplePackage.header)
        try package.carryOut(package.generation("Orders"))
        XCTAssertEqual(
            try package.tree.text(Self.screen),
            "// one\nstruct OrdersScreen {}\n// two\n"
                + "extension Listed { static var orders: Listed }\n// three\n")
        XCTAssertTrue(package.tree.exists("Sources/Screens/Orders/Header/OrdersHeader.swift"))
        XCTAssertTrue(package.tree.exists("Tests/ScreensTests/Orders/OrdersTests.swift"))
        XCTAssertTrue(
            try package.tree.text(SamplePackage.list).contains("[\n        .orders,\n    ]"))
    }

    func testAPlanAloneChangesNothing() throws {
        let package = try SamplePackage()
        let before = try package.tree.snapshot()
        let plan = try package.generation("Orders")
        XCTAssertEqual(plan.files.map(\.action), [.create, .create, .edit, .create])
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testAgainNothingIsToBeDone() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders"))
        let before = try package.tree.snapshot()
        let plan = try package.generation("Orders")
        XCTAssertTrue(plan.isEmpty)
        XCTAssertEqual(Set(plan.files.map(\.action)), [.unchanged])
        try package.carryOut(plan)
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testAScreenCanHaveTheNameOfAType() throws {
        let package = try SamplePackage(["Sources/Screens/Own.swift": "struct Orders {}\n"])
        try package.carryOut(package.generation("Orders"))
        XCTAssertTrue(try package.update().isEmpty)
    }

    func testANameCanBeInAnyForm() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("order-history"))
        XCTAssertTrue(try package.update("order-history").isEmpty)
        try package.carryOut(package.destruction("orderHistory"))
    }

    func testAnEditIsMergedWithOtherOptions() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders"))
        try package.tree.write(
            Self.screen, package.tree.text(Self.screen).replacing("// one", with: "// mine"))
        try package.tree.write(
            SamplePackage.template,
            package.tree.text(SamplePackage.template).replacing("// three", with: "// 3"))
        try package.carryOut(package.generation("Orders"))
        let text = try package.tree.text(Self.screen)
        XCTAssertTrue(text.hasPrefix("// mine\n") && text.hasSuffix("// 3\n"), text)
    }

    func testAnEditCanBeGivenUp() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders"))
        let before = try package.tree.snapshot()
        try package.tree.write(Self.screen, "mine\n")
        try package.carryOut(package.generation("Orders", isForced: true))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testAFileOfSomebodyElseInTheWayIsAConflict() throws {
        let package = try SamplePackage([Self.screen: "mine\n"])
        XCTAssertEqual(try package.generation("Orders").conflicts.map(\.path), [Self.screen])
    }

    func testOtherOptionsReplaceGeneratedFiles() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders", template: "closures"))
        let before = try package.tree.snapshot()
        try package.carryOut(
            package.generation("Orders", children: ["Header"], template: "closures"))
        try package.carryOut(package.generation("Orders", template: "closures"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testADeletedFileComesBack() throws {
        let package = try SamplePackage()
        try package.carryOut(package.generation("Orders"))
        let before = try package.tree.snapshot()
        try FileManager.default.removeItem(at: package.tree.url.appendingPathComponent(Self.screen))
        try package.carryOut(package.generation("Orders"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testATypeThatHidesOneThatIsUsedIsRefused() throws {
        let hiding = "struct TextField {}\nstruct Table {}\n"
        let package = try SamplePackage(["Sources/Screens/Own.swift": hiding])
        XCTAssertThrowsError(
            try package.generation("Orders", fields: ["name"], template: "closures")
        ) {
            XCTAssertEqual(
                "\($0)",
                "Generated files use 'TextField', but the type of this name in "
                    + "'Sources/Screens/Own.swift' hides it: rename that type.")
        }
        XCTAssertNoThrow(try package.generation("Orders", template: "tiny"))
        let tests = try SamplePackage(["Tests/ScreensTests/Fakes.swift": hiding])
        XCTAssertNoThrow(try tests.generation("Orders", template: "closures"))
    }

    func testATypeInTheTestsHidesWhatTestsUse() throws {
        let package = try SamplePackage([
            "Tests/ScreensTests/Fakes.swift": "final class XCTestCase {}\n"
        ])
        XCTAssertThrowsError(try package.generation("Orders", template: "closures")) {
            XCTAssertEqual(
                "\($0)",
                "Generated files use 'XCTestCase', but the type of this name in "
                    + "'Tests/ScreensTests/Fakes.swift' hides it: rename that type.")
        }
    }

    func testAllOfATargetIsComparedIfScreensGoIntoAFolderOfIt() throws {
        let settings = PackageSettings(
            sources: "Sources/Screens/Features", tests: "Tests/ScreensTests/Features")
        let list = try SamplePackage().tree.text(SamplePackage.list)
        let package = try SamplePackage([
            ".wayline/settings.json": String(decoding: settings.json, as: UTF8.self),
            settings.list: list, "Tests/ScreensTests/Features/A.swift": "",
            "Sources/Screens/Own.swift": "struct OrdersScreen {}\n",
        ])
        XCTAssertThrowsError(try package.generation("Orders")) {
            XCTAssertTrue(
                "\($0)".contains("'OrdersScreen' is declared in 'Sources/Screens/Own.swift'"))
        }
        XCTAssertNoThrow(try package.generation("Friends"))
    }

    func testALinkIsNotFollowed() throws {
        let outside = try TemporaryTree()
        let package = try SamplePackage()
        let link = package.tree.url.appendingPathComponent("Sources/Screens/Orders")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside.url)
        XCTAssertThrowsError(try package.generation("Orders")) {
            XCTAssertEqual($0 as? GeneratorError, .link("Sources/Screens/Orders"))
        }
        XCTAssertEqual(try outside.snapshot(), [:])
    }

    func testAListWithoutItsLineIsRefused() throws {
        let package = try SamplePackage([SamplePackage.list: "enum ScreenList {}\n"])
        XCTAssertThrowsError(try package.generation("Orders")) {
            XCTAssertEqual(
                "\($0)",
                "'Sources/Screens/ScreenList.swift' does not list the screens: it needs the line "
                    + "'static let all: [Listed] = [', and the line ']' below.")
        }
    }

    func testFilesOfEditorsAndSystemsAreIgnored() throws {
        let package = try SamplePackage()
        let plan = try package.generation("Orders")
        for name in [
            "A.swift~", ".A.swift.swp", "B.swp", "#C#", ".DS_Store", "Thumbs.db", "D.orig",
        ] {
            try package.tree.write(".wayline/templates/tiny/screen/\(name)", "")
        }
        XCTAssertEqual(try package.generation("Orders"), plan)
    }

    func testATemplateThatIsNoTextIsRefused() throws {
        let package = try SamplePackage()
        let url = package.tree.url.appendingPathComponent(SamplePackage.template)
        try Data([0xE9]).write(to: url)
        XCTAssertThrowsError(try package.generation("Orders")) {
            XCTAssertEqual(
                "\($0)", SamplePackage.template + ": this file is not text: write it in UTF-8.")
        }
    }

    func testAnUnknownTemplateIsAnsweredWithThoseThatThereAre() throws {
        XCTAssertThrowsError(try SamplePackage().generation("Orders", template: "tinny")) {
            XCTAssertEqual(
                "\($0)",
                "'tinny' is not a template: there are 'closures' and 'tiny'. "
                    + "Did you mean 'tiny'? Put your own in '.wayline/templates/NAME'.")
        }
    }

    func testANameUnlikeAllOthersHasNoSuggestion() throws {
        XCTAssertThrowsError(try SamplePackage().generation("Orders", template: "xq")) {
            XCTAssertFalse("\($0)".contains("Did you mean"), "\($0)")
        }
    }
}
