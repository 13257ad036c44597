import XCTest

@testable import WaylineGenerator

/// A fault of a template names the file, the line and what is expected.
final class TemplateErrorTests: XCTestCase {
    private let folder = ".wayline/templates/mine"

    private func assert(_ path: String, _ text: String, fails message: String, line: UInt = #line) {
        XCTAssertThrowsError(
            try OwnTemplate(name: "mine", files: [TextFile(path: path, text: text)]), line: line
        ) {
            XCTAssertEqual("\($0)", "\(folder)/\(path):\(message)", line: line)
        }
    }

    private func assert(_ text: String, fails message: String, line: UInt = #line) {
        assert("screen/{{Name}}Page.swift", text, fails: message, line: line)
    }

    func testAnUnknownTagNamesTheNearest() {
        assert("a\nb {{nmae}}", fails: "2: '{{nmae}}' is not a tag: did you mean '{{name}}'?")
        assert("{{#fieds}}", fails: "1: '{{#fieds}}' is not a tag: did you mean '{{#fields}}'?")
        assert("{{#coordinator}}", fails: "1: '{{#coordinator}}' is not a tag.")
    }

    func testATagMustEnd() {
        assert(
            "\n\n{{Name}} {{name",
            fails: "3: '{{name' has no end: write '}}' behind it, in the same line.")
    }

    func testTheBlockIsOpenedAndClosed() {
        assert(
            "\n{{#fields}}\n",
            fails: "2: '{{#fields}}' is not closed: write '{{/fields}}' below it.")
        assert(
            "{{/fields}}", fails: "1: '{{/fields}}' closes nothing: write '{{#fields}}' above it.")
        assert(
            "{{#fields}}\n{{#fields}}\n",
            fails: "2: '{{#fields}}' is open already: write '{{/fields}}' first.")
    }

    func testAFieldIsNamedOnlyInTheBlock() {
        assert(
            "{{field}}",
            fails: "1: '{{field}}' has a value only for a field: write it between '{{#fields}}' "
                + "and '{{/fields}}'.")
    }

    func testAFileStandsInAFolderOfTheTemplate() {
        for path in ["screens/{{Name}}.swift", "{{Name}}.swift", "child/{{Name}}.swift"] {
            assert(
                path, "",
                fails: " this file must be in one of the folders 'screen' and 'tests'.")
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
        let files = ["", "Header/"].map {
            TextFile(path: "screen/\($0){{Name}}Page.swift", text: "")
        }
        let template = Template.own(try OwnTemplate(name: "mine", files: files))
        let request = try ScreenRequest(name: "Orders", template: "mine")
        let settings = PackageSettings(sources: "Sources/A", tests: "Tests/A")
        XCTAssertThrowsError(try template.files(for: request, in: settings)) {
            XCTAssertEqual(
                "\($0)",
                "\(folder): two of its files would be 'Sources/A/Orders/OrdersPage.swift': give "
                    + "one of them another name.")
        }
    }
}
