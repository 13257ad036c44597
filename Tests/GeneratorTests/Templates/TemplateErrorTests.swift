import WaylineGenerator
import XCTest

/// A fault of a template names the file, the line and what is expected.
final class TemplateErrorTests: XCTestCase {
    private let folder = ".wayline/templates/mine"

    private func assert(
        _ files: [TextFile], fail message: String, sourceLine: UInt = #line
    ) {
        XCTAssertThrowsError(
            try Template(name: "mine", files: files), line: sourceLine
        ) {
            XCTAssertEqual("\($0)", "\(folder)\(message)", line: sourceLine)
        }
    }

    private func assert(
        _ text: String, fails message: String, sourceLine: UInt = #line
    ) {
        let file = TextFile(path: "screen/{{Name}}Page.swift", text: text)
        assert(
            [file, .listing], fail: "/screen/{{Name}}Page.swift:\(message)",
            sourceLine: sourceLine)
    }

    private func assert(path: String, fails message: String, sourceLine: UInt = #line) {
        assert(
            [TextFile(path: path, text: ""), .listing], fail: "/\(path): \(message)",
            sourceLine: sourceLine)
    }

    func testAnUnknownTagNamesTheNearest() {
        assert(
            "a\nb {{nmae}}",
            fails: "2: '{{nmae}}' is not a placeholder: did you mean '{{name}}'?")
        assert(
            "{{#childs}}",
            fails: "1: '{{#childs}}' is not a block: did you mean '{{#children}}'?")
    }

    func testATagMustEnd() {
        assert(
            "\n\n{{Name}} {{name",
            fails: "3: '{{name' has no end: write '}}' behind it, in the same line.")
    }

    func testABlockMustBeClosedByItsOwnTag() {
        assert(
            "\n{{#children}}\n",
            fails: "2: '{{#children}}' is not closed: write '{{/children}}' below it.")
        assert(
            "{{/menu}}", fails: "1: '{{/menu}}' closes nothing: remove it, or open its block above."
        )
        assert(
            "{{^children}}\n\n{{/coordinator}}",
            fails: "3: '{{/coordinator}}' closes nothing: write '{{/children}}' first.")
    }

    func testAChildIsNamedOnlyInATextForChildren() {
        assert(
            "{{?children}}{{childTitle}}{{/children}}",
            fails:
                "1: '{{childTitle}}' has a value only for an item of 'children': write it between "
                + "'{{#children}}' and '{{/children}}', or in a file of 'child' or 'child-tests'.")
        assert(
            "{{field}}",
            fails: "1: '{{field}}' has a value only for an item of 'fields': write it between "
                + "'{{#fields}}' and '{{/fields}}'.")
    }

    func testAFileStandsInAFolderOfTheTemplate() {
        for path in ["screens/{{Name}}.swift", "{{Name}}.swift", "/screen/{{Name}}.swift"] {
            assert(
                path: path,
                fails: "this file must be in one of the folders 'screen', 'tests', 'coordinator', "
                    + "'coordinator-tests', 'child' and 'child-tests'.")
        }
    }

    func testASecondScreenNeedsANameOfItsOwn() throws {
        let package = try SamplePackage([
            ".wayline/templates/tiny/screen/Page.swift": "// {{Name}}\n"
        ])
        try package.carryOut(package.generation("Orders"))
        XCTAssertThrowsError(try package.generation("Friends")) {
            XCTAssertEqual(
                "\($0)",
                "'Friends' cannot name a screen: 'Sources/Screens/Orders/Page.swift' exists, and a "
                    + "target can have 'Page.swift' only once: choose a longer name, e.g. "
                    + "'FriendsPage'.")
        }
    }

    func testNoTwoFilesGoToOnePlace() throws {
        let other = TextFile(path: "coordinator/{{Name}}Listing.swift", text: "")
        let template = try Template(name: "mine", files: [other, .listing])
        let request = try ScreenRequest(
            name: "Orders", hasCoordinator: true, template: "mine")
        let settings = PackageSettings(sources: "Sources/A", tests: "Tests/A")
        XCTAssertThrowsError(try template.files(for: request, in: settings)) {
            XCTAssertEqual(
                "\($0)",
                "\(folder): two of its files would be 'Sources/A/Orders/OrdersListing.swift': give "
                    + "one of them another name.")
        }
    }
}
