import Foundation
import XCTest

/// A fault of a template is reported with its file and line.
final class TemplateRefusalTests: XCTestCase {
    private static let page = "screen/{{Name}}Page.swift"
    /// Adds files to a valid template, and expects an error about one of them.
    private func expect(
        _ files: [String: String], _ path: String, _ reason: String, _ more: String = "",
        at place: UInt = #line
    ) throws {
        let folder = WorkFolder.templates
        let shop = try WorkFolder.shop(
            Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) }))
        try shop.expectRefusal(
            "generate screen Orders --template tiny \(more)", "\(folder)\(path):\(reason)",
            at: place)
    }

    func testAFaultInALine() throws {
        let rows = [
            (
                "a\n{{nmae}}",
                "2: '{{nmae}}' is not a placeholder: did you mean '{{name}}'?"
            ),
            (
                "{{#childs}}",
                "1: '{{#childs}}' is not a block: did you mean '{{#children}}'?"
            ),
            ("\n\n{{name", "3: '{{name' has no end: write '}}' behind it, in the same line."),
            (
                "{{child}}",
                "1: '{{child}}' has a value only for an item of 'children': write it between "
                    + "'{{#children}}' and '{{/children}}', or in a file of 'child' or 'child-tests'."
            ),
            ("a\n{{#menu}}\n", "2: '{{#menu}}' is not closed: write '{{/menu}}' below it."),
            ("{{/menu}}", "1: '{{/menu}}' closes nothing: remove it, or open its block above."),
            (
                "{{#menu}}\n{{/children}}",
                "2: '{{/children}}' closes nothing: write '{{/menu}}' first."
            ),
        ]
        for (text, reason) in rows { try expect([Self.page: text], "/\(Self.page)", reason) }
    }

    func testAFileInTheWrongPlace() throws {
        for path in ["Page.swift", "screens/Page.swift"] {
            try expect(
                [path: ""], "/\(path)",
                " this file must be in one of the folders 'screen', 'tests', 'coordinator', "
                    + "'coordinator-tests', 'child' and 'child-tests'.")
        }
    }

    func testTwoFilesForOnePlace() throws {
        try expect(
            ["coordinator/{{Name}}Screen.swift": ""], "",
            " two of its files would be 'Sources/ShopScreens/Orders/OrdersScreen.swift': give one of "
                + "them another name.", "--coordinator")
        try expect(
            ["screen/Header/{{Name}}Header.swift": "", "child/{{Name}}{{Child}}.swift": ""], "",
            " two of its files would be 'Sources/ShopScreens/Orders/Header/OrdersHeader.swift': "
                + "give one of them another name.", "--child Header")
    }
}
