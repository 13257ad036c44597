import AppMain
import Wayline
import XCTest

@testable import TextMenu
@testable import WaylineCommandLine
@testable import WaylineProgram

/// The options of an app's own, beside those of each program.
@MainActor
final class AppOptionTests: XCTestCase {
    private func fault(_ names: String...) -> String? {
        AppOption.fault(in: names.map { AppOption($0, "a test") })
    }

    func testAWordInKebabCaseNamesAnOption() async {
        XCTAssertNil(fault("api", "table-count", "x2"))
    }

    func testAnotherFormIsAFault() async {
        for name in ["", "a b", "--api", "Api", "a_b", "a--b", "-a", "2a", "a=b", "ä"] {
            XCTAssertEqual(
                fault(name),
                "'\(name)' cannot name an option: write small letters, digits and single hyphens, "
                    + "e.g. 'table-count'.")
        }
    }

    func testTheNameOfAStandardOptionIsAFault() async {
        XCTAssertEqual(fault("from"), "'--from' is an option of each app: choose another name.")
        let names = ConsoleApp(.sample(), program: "bar").program.options.map(\.name)
        XCTAssertEqual(Set(names), AppOption.standardNames.union(["api"]))
    }

    func testACommandHasANameOfItsOwn() async {
        let fault = { AppCommand($0, "a test") { _ in }.fault(beside: ["run"]) }
        XCTAssertNil(fault("price-list"))
        XCTAssertEqual(
            fault("Price list"),
            "'Price list' cannot name a command: write small letters, digits and single hyphens, "
                + "e.g. 'price-list'.")
        XCTAssertEqual(
            fault("run"), "'run' is a command of the program already: choose another name.")
    }

    func testTheSameNameTwiceIsAFault() async {
        XCTAssertEqual(
            fault("api", "b", "api"),
            "'--api' is declared twice: remove one of the two options.")
    }
}
