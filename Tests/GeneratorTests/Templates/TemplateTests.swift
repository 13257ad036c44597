import WaylineCommandLine
import WaylineGenerator
import XCTest

/// Templates generate the files of a request.
final class TemplateTests: XCTestCase {
    /// The text generated from `body` in the file `path`.
    private func text(
        _ body: String, at path: String = "screen/{{Name}}Page.swift",
        children: [String] = [], hasCoordinator: Bool = false
    ) throws -> String {
        try files([TextFile(path: path, text: body)], children, hasCoordinator)
            .filter { !$0.path.hasSuffix("Listing.swift") }.map(\.text).joined(separator: "|")
    }

    private func files(
        _ files: [TextFile], _ children: [String] = [], _ hasCoordinator: Bool = false
    ) throws -> [TextFile] {
        let request = try ScreenRequest(
            name: "OrderHistory", route: "past-orders", children: children,
            hasCoordinator: hasCoordinator, template: "mine")
        return try Template(name: "mine", files: files + [.listing])
            .files(
                for: request,
                in: PackageSettings(sources: "Sources/Screens", tests: "Tests/ScreensTests"))
    }

    func testAPlaceholderStandsForTheRequest() throws {
        XCTAssertEqual(
            try text("{{Name}} {{name}} {{route}} {{title}} {{module}} {not one}"),
            "OrderHistory orderHistory past-orders Order history Screens {not one}")
    }

    func testAnAcronymStaysOne() throws {
        let request = ScreenRequest(name: "URLListAPI", route: "x", template: "mine")
        let files = [TextFile(path: "screen/{{Name}}.swift", text: "{{name}}, {{title}}")]
        let made = try Template(name: "mine", files: files + [.listing])
            .files(
                for: request, in: PackageSettings(sources: "Sources/Screens", tests: "Tests"))
        XCTAssertEqual(made.map(\.text).first, "urlListAPI, URL list API")
    }

    func testABlockOfChildrenIsThereOnceForEach() throws {
        let body =
            "[\n    {{#children}}\n    {{Child}} {{child}} {{childTitle}}{{comma}}\n    {{/children}}\n]\n"
        XCTAssertEqual(try text(body), "[\n]\n")
        XCTAssertEqual(
            try text(body, children: ["PhotoAlbum"]),
            "[\n    PhotoAlbum photoAlbum Photo album\n]\n")
        XCTAssertEqual(
            try text(body, children: ["A", "B"]), "[\n    A a A,\n    B b B,\n]\n")
    }

    func testABlockIsWrittenIfItsConditionHolds() throws {
        let body =
            "{{?children}}some{{/children}}{{^children}}none{{/children}} "
            + "{{#coordinator}}flow{{/coordinator}}{{^coordinator}}screen{{/coordinator}}"
        XCTAssertEqual(try text(body), "none screen")
        XCTAssertEqual(
            try text(body, children: ["A", "B"], hasCoordinator: true), "some flow")
    }

    func testAScreenWithoutAMenuHasNoRow() throws {
        let body = TextFile(
            path: "screen/{{Name}}.swift", text: "{{#menu}}row{{/menu}}{{^menu}}none{{/menu}}")
        let template = try Template(name: "mine", files: [body])
        let request = ScreenRequest(name: "A", route: "a", template: "mine")
        for (hasMenu, text) in [(true, "row"), (false, "none")] {
            let made = try template.files(
                for: request, in: PackageSettings(sources: "Sources/A", tests: "Tests/A"),
                hasMenu: hasMenu)
            XCTAssertEqual(made.map(\.text), [text])
        }
    }

    func testALineThatIsOneTagLeavesNothing() throws {
        let body = "a\n  {{#coordinator}}  \r\nb\r\n\t{{/coordinator}}\nc"
        XCTAssertEqual(try text(body), "a\nc")
        XCTAssertEqual(try text(body, hasCoordinator: true), "a\nb\r\nc")
    }

    func testABlockThatIsNotClosedInItsLineEndsWithIt() throws {
        let body =
            "a\n  {{#coordinator}}b {{#menu}}c{{/menu}}\n"
            + "{{?children}}{{#coordinator}}d\n{{#children}}{{Child}}\ne"
        XCTAssertEqual(try text(body), "a\ne")
        XCTAssertEqual(
            try text(body, children: ["A", "B"], hasCoordinator: true), "a\n  b c\nd\nA\nB\ne")
    }

    func testFilesGoToThePlacesOfTheirFolders() throws {
        let sources = Template.folders.map {
            TextFile(
                path:
                    "\($0)/More/{{Name}}{{\($0.hasPrefix("child") ? "Child" : "name")}}\($0).swift",
                text: "")
        }
        let paths = try files(sources, ["A", "B"], true).map(\.path)
        XCTAssertEqual(
            Set(paths),
            [
                "Sources/Screens/OrderHistory/A/More/OrderHistoryAchild.swift",
                "Sources/Screens/OrderHistory/B/More/OrderHistoryBchild.swift",
                "Tests/ScreensTests/OrderHistory/A/More/OrderHistoryAchild-tests.swift",
                "Tests/ScreensTests/OrderHistory/B/More/OrderHistoryBchild-tests.swift",
                "Sources/Screens/OrderHistory/More/OrderHistoryorderHistorycoordinator.swift",
                "Tests/ScreensTests/OrderHistory/More/OrderHistoryorderHistorycoordinator-tests.swift",
                "Sources/Screens/OrderHistory/More/OrderHistoryorderHistoryscreen.swift",
                "Sources/Screens/OrderHistory/OrderHistoryListing.swift",
                "Tests/ScreensTests/OrderHistory/More/OrderHistoryorderHistorytests.swift",
            ])
        XCTAssertEqual(try files(sources).count, 3)
    }

    func testAFileThatIsNotSwiftMayHaveTheSameNameInEachScreen() throws {
        let made = try files([TextFile(path: "screen/Texts/de.json", text: "{\"{{Name}}\": 1}")]
        )
        XCTAssertEqual(made.map(\.path).first, "Sources/Screens/OrderHistory/Texts/de.json")
        XCTAssertEqual(made.map(\.text).first, "{\"OrderHistory\": 1}")
    }

    func testAFileThatIsEmptyForAScreenIsNotWritten() throws {
        let files = [
            TextFile(path: "screen/{{Name}}A.swift", text: "{{#list}}\nlist\n{{/list}}\n"),
            TextFile(path: "screen/{{Name}}B.txt", text: ""),
        ]
        XCTAssertEqual(
            try self.files(files).map(\.path).filter { !$0.contains("Listing") },
            ["Sources/Screens/OrderHistory/OrderHistoryB.txt"])
    }

    func testAFieldHasItsOwnTexts() throws {
        let request = try ScreenRequest(
            name: "Order", template: "mine", fields: ["id:Int", "note:String?"])
        let text =
            "{{#fields}}{{field}} {{fieldTitle}} {{type}} {{control}} {{state}} {{initial}} {{sample}}"
            + "{{#required}} required{{/required}}{{separator}}{{/fields}}"
        let files = [TextFile(path: "screen/{{Name}}.swift", text: text)]
        let made = try Template(name: "mine", files: files).files(
            for: request, in: PackageSettings(sources: "Sources/Screens", tests: "Tests"))
        XCTAssertEqual(
            made.map(\.text),
            [
                #"id ID Int NumberField<Int>("ID") Int? Int?.none 7 required, "#
                    + #"note Note String? TextField("Note") String "" "My note""#
            ])
    }
}

extension TextFile {
    /// The smallest valid template.
    static let listing = TextFile(
        path: "screen/{{Name}}Listing.swift",
        text: "extension Listed {\n    static var {{name}}: Listed { fatalError() }\n}\n")
}
