import XCTest

@testable import WaylineGenerator

/// A package's own templates generate the files of a request.
final class TemplateTests: XCTestCase {
    /// The files generated from those of a template.
    private func files(_ files: [TextFile], fields: [String] = []) throws -> [TextFile] {
        let request = try ScreenRequest(
            name: "OrderHistory", route: "past-orders", template: "mine", fields: fields)
        return try Template.own(OwnTemplate(name: "mine", files: files)).files(
            for: request,
            in: PackageSettings(sources: "Sources/Screens", tests: "Tests/ScreensTests"))
    }

    /// The text generated from `body`.
    private func text(_ body: String, fields: [String] = []) throws -> String {
        try files([TextFile(path: "screen/{{Name}}Page.swift", text: body)], fields: fields)[0].text
    }

    func testATagStandsForTheRequest() throws {
        XCTAssertEqual(
            try text("{{Name}} {{name}} {{route}} {{title}} {{module}} {not one}"),
            "OrderHistory orderHistory past-orders Order history Screens {not one}")
    }

    func testTheBlockIsWrittenForEachField() throws {
        let body = "[\n    {{#fields}}\n    {{field}}: {{sample}},\n    {{/fields}}\n]\n"
        XCTAssertEqual(try text(body), "[\n]\n")
        XCTAssertEqual(
            try text(body, fields: ["id:Int", "note"]),
            "[\n    id: 7,\n    note: \"My note\",\n]\n")
    }

    func testAFieldHasItsOwnTexts() throws {
        let tags = "{{field}} {{fieldTitle}} {{type}} {{control}} {{initial}} {{sample}}"
        XCTAssertEqual(
            try text("{{#fields}}\(tags), {{/fields}}", fields: ["id:Int", "note:String?"]),
            #"id ID Int NumberField<Int>("ID") Int?.none 7, "#
                + #"note Note String? TextField("Note") "" "My note", "#)
    }

    func testABlockThatIsNotClosedInItsLineEndsWithIt() throws {
        let body = "a\r\n  {{#fields}}b {{field}} {{Name}}\r\nc"
        XCTAssertEqual(try text(body), "a\r\nc")
        XCTAssertEqual(
            try text(body, fields: ["a", "b"]),
            "a\r\n  b a OrderHistory\r\n  b b OrderHistory\r\nc")
    }

    func testALineThatIsOneTagLeavesNothing() throws {
        let body = "a\n  {{#fields}}  \r\nb\r\n\t{{/fields}}\nc"
        XCTAssertEqual(try text(body), "a\nc")
        XCTAssertEqual(try text(body, fields: ["a"]), "a\nb\r\nc")
    }

    func testFilesGoToThePlacesOfTheirFolders() throws {
        let made = try files([
            TextFile(path: "screen/Texts/de.json", text: "{\"{{Name}}\": 1}"),
            TextFile(path: "screen/Header/{{Name}}Header.swift", text: ""),
            TextFile(path: "tests/{{Name}}Tests.swift", text: ""),
        ])
        XCTAssertEqual(
            made.map(\.path),
            [
                "Sources/Screens/OrderHistory/Header/OrderHistoryHeader.swift",
                "Sources/Screens/OrderHistory/Texts/de.json",
                "Tests/ScreensTests/OrderHistory/OrderHistoryTests.swift",
            ])
        XCTAssertEqual(made[1].text, "{\"OrderHistory\": 1}")
    }

    func testAChoiceIsNotAFieldOfATemplate() {
        XCTAssertThrowsError(try text("", fields: ["size:small|large"])) {
            XCTAssertEqual(
                "\($0)",
                "'size:small|large' cannot be a field of a template: choose another type.")
        }
    }

    /// The files of a generated screen, with tags in place of its names, generate that screen.
    func testATemplateBeginsAsACopyOfAScreen() throws {
        let settings = PackageSettings(sources: "Sources/Screens", tests: "Tests/ScreensTests")
        let names = [
            ("ScreensTests", "#"), ("Screens", "{{module}}"), ("#", "ScreensTests"),
            ("OrderHistory", "{{Name}}"), ("orderHistory", "{{name}}"),
            ("order-history", "{{route}}"), ("Order history", "{{title}}"),
        ]
        func tagged(_ text: String) -> String {
            names.reduce(text) { $0.replacing($1.0, with: $1.1) }
        }
        let fields = ["name", "total:Double"]
        let first = try ScreenRequest(name: "OrderHistory", fields: fields)
        let copy = try Template.builtIn.files(for: first, in: settings).map { file in
            let folder = file.path.hasPrefix("Tests") ? "tests" : "screen"
            let name = file.path.split(separator: "/").last.map(String.init) ?? ""
            return TextFile(path: "\(folder)/\(tagged(name))", text: tagged(file.text))
        }
        let second = try ScreenRequest(name: "Basket", fields: fields)
        let made = try Template.own(OwnTemplate(name: "mine", files: copy))
            .files(for: second, in: settings)
        XCTAssertEqual(Set(made), Set(try Template.builtIn.files(for: second, in: settings)))
    }
}
