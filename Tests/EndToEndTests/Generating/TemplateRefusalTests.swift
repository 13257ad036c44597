import Foundation
import XCTest

/// A fault of a template is reported with its file and line.
final class TemplateRefusalTests: XCTestCase {
    private static let page = "screen/{{Name}}Page.swift"
    /// Adds files to a valid template, and expects an error about one of them.
    private func expect(
        _ files: [String: String], _ path: String, _ reason: String, at place: UInt = #line
    ) throws {
        let folder = WorkFolder.templates
        let shop = try WorkFolder.shop(
            Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) }))
        try shop.expectRefusal(
            "generate screen Orders --template tiny", "\(folder)\(path):\(reason)",
            at: place)
    }

    func testAFaultInALine() throws {
        let rows = [
            ("a\n{{nmae}}", "2: '{{nmae}}' is not a tag: did you mean '{{name}}'?"),
            ("\n\n{{name", "3: '{{name' has no end: write '}}' behind it, in the same line."),
            (
                "{{field}}",
                "1: '{{field}}' has a value only for a field: write it between '{{#fields}}' and "
                    + "'{{/fields}}'."
            ),
            (
                "a\n{{#fields}}\n",
                "2: '{{#fields}}' is not closed: write '{{/fields}}' below it."
            ),
        ]
        for (text, reason) in rows { try expect([Self.page: text], "/\(Self.page)", reason) }
    }

    func testAFileInTheWrongPlace() throws {
        for path in ["Page.swift", "screens/Page.swift"] {
            try expect(
                [path: ""], "/\(path)",
                " this file must be in one of the folders 'screen' and 'tests'.")
        }
    }

    func testTwoFilesForOnePlace() throws {
        try expect(
            ["screen/Old/{{Name}}Screen.swift": ""], "",
            " two of its files would be 'Sources/ShopScreens/Orders/OrdersScreen.swift': give one of "
                + "them another name.")
    }
}
