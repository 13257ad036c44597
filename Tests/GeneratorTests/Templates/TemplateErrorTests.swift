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

    /// A template that was copied from a screen, and still has its names.
    func testAFixedNameIsOneWithoutATag() throws {
        let other = "Sources/Screens/Own.swift"
        for (file, text, own, message) in [
            (
                "{{Name}}Page.swift", "// {{Name}}\nstruct WelcomeScreen {}\n",
                "struct WelcomeScreen {}",
                "{{Name}}Page.swift:2: the tag '{{Name}}' is missing in 'WelcomeScreen', a name "
                    + "that '\(other)' has already."
            ),
            (
                "{{Name}}Page.swift",
                "// welcome\r\nextension Listed { static var welcome: Listed }\r\n",
                "extension Listed { static var welcome: Listed }",
                "{{Name}}Page.swift:2: the tag '{{name}}' is missing in 'Listed.welcome', a name "
                    + "that '\(other)' has already."
            ),
            (
                "Own.swift", "// {{Name}}\n", "",
                "Own.swift: the tag '{{Name}}' is missing in 'Own.swift', a name that '\(other)' "
                    + "has already."
            ),
        ] {
            let package = try SamplePackage([
                ".wayline/templates/mine/screen/\(file)": text, other: own,
            ])
            XCTAssertThrowsError(try package.generation("Foo", template: "mine")) {
                XCTAssertEqual("\($0)", "\(folder)/screen/\(message)")
            }
        }
    }

    func testANameWithATagThatIsTakenNeedsAnother() throws {
        let package = try SamplePackage(["Sources/Screens/Own.swift": "struct FooScreen {}"])
        XCTAssertThrowsError(try package.generation("Foo")) {
            XCTAssertEqual(
                "\($0)",
                "'Foo' cannot name a screen: 'FooScreen' is declared in "
                    + "'Sources/Screens/Own.swift': choose a longer name, e.g. 'FooPage'.")
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
