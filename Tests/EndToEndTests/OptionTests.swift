import Foundation
import XCTest

/// The options of a run of the app.
final class OptionTests: XCTestCase {
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }
    private let logIn = "1\nvalid@example.com\n2\nsen hong 2025\n3\n"

    func testAnUnknownArgumentIsAUsageError() throws {
        let codes = "'en' (English) or 'vi' (Tiếng Việt)"
        for (arguments, error) in [
            (
                ["--frsh"],
                "'--frsh' is not an option of 'app run'. Did you mean '--fresh'? "
                    + "'app run --help' lists all."
            ),
            (["--data"], "'--data' takes a folder, e.g. '--data ~/data'."),
            (["--data="], "'--data' takes a folder, e.g. '--data ~/data'."),
            (["--link"], "'--link' takes a link: 'list links' shows all."),
            (["--language"], "'--language' takes the code of a language: \(codes)."),
            (
                ["--language", "fr"],
                "'fr' is not a language that the app speaks: choose \(codes)."
            ),
        ] {
            let app = try BuiltApp(arguments, input: "q\n", home: home)
            XCTAssertEqual(app.errors, error + "\n")
            XCTAssertEqual(app.output, "")
            XCTAssertEqual(app.status, 64)
        }
    }

    func testRunIsTheDefaultCommand() throws {
        let named = try BuiltApp(["run", "--plain"], input: "q\n", home: home)
        let meant = try BuiltApp(["--plain"], input: "q\n", home: home)
        XCTAssertEqual(named.output, meant.output)
        XCTAssertEqual(named.status, 0)
    }

    func testHelpFitsATerminalAndNamesAllArgumentsAndOptions() throws {
        let app = try BuiltApp(["--help"], home: home)
        XCTAssertEqual(app.status, 0)
        XCTAssertEqual(app.errors, "")
        for option in ["--plain", "--fresh", "--data", "--language", "--link", "--api"] {
            XCTAssertTrue(app.output.contains(" \(option) "), option)
        }
        for line in app.output.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 80) }
    }

    func testTheDataAreInTheFolderOfTheOption() throws {
        let folder = home.url.appendingPathComponent("elsewhere")
        try FileManager.default.createDirectory(at: home.url, withIntermediateDirectories: true)
        _ = try BuiltApp(["--plain", "--data", folder.path], input: "q\n", home: home)
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path + "/wayline.db"))
        XCTAssertFalse(FileManager.default.fileExists(atPath: home.url.path + "/wayline"))
    }

    func testTheLanguageIsThatOfTheOptionElseOfTheEnvironment() throws {
        let option = try BuiltApp(["--language=vi"], input: "q\n", home: home)
        XCTAssertTrue(option.output.hasPrefix("\nĐăng nhập\n"), option.output)
        let environment = try BuiltApp(input: "q\n", home: home)
        XCTAssertTrue(environment.output.hasPrefix("\nLog in\n"), environment.output)
    }

    func testTheRunContinuesAtTheSavedPlaceUnlessItIsFresh() throws {
        _ = try BuiltApp(input: logIn + "t Settings\nq\n", home: home)
        let again = try BuiltApp(input: "q\n", home: home)
        XCTAssertTrue(again.output.hasPrefix("\nSettings\n"), again.output)
        let fresh = try BuiltApp(["--fresh"], input: "q\n", home: home)
        XCTAssertTrue(fresh.output.hasPrefix("\nHome\n"), fresh.output)
    }

    func testALinkIsFollowedAfterTheLogin() throws {
        let app = try BuiltApp(
            ["--link", "wayline://articles/1"], input: logIn + "q\n", home: home)
        XCTAssertTrue(app.output.contains("Articles > "), app.output)
    }

    func testALinkThatLeadsNowhereIsReported() throws {
        let app = try BuiltApp(["--link", "wayline://setings"], input: "q\n", home: home)
        XCTAssertTrue(app.output.contains("This link leads nowhere."), app.output)
        XCTAssertEqual(app.status, 0)
    }
}
