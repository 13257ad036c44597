import Foundation
import XCTest

/// A fault of a template is reported with its file and line, and nothing is written.
final class TemplateRefusalTests: XCTestCase {
    private func expect(_ path: String, _ text: String, _ reason: String) throws {
        let shop = try WorkFolder.shop(["\(WorkFolder.templates)/\(path)": text])
        try shop.expectRefusal(
            "generate screen Orders --template tiny", "\(WorkFolder.templates)\(reason)")
    }

    func testAFaultInALine() throws {
        try expect(
            "screen/{{Name}}Page.swift", "a\n{{nmae}}",
            "/screen/{{Name}}Page.swift:2: '{{nmae}}' is not a tag: did you mean '{{name}}'?")
    }

    func testAFileInTheWrongPlace() throws {
        try expect(
            "Page.swift", "",
            "/Page.swift: this file must be in one of the folders 'screen' and 'tests'.")
    }

    func testTwoFilesForOnePlace() throws {
        try expect(
            "screen/Old/{{Name}}Screen.swift", "",
            ": two of its files would be 'Sources/ShopScreens/Orders/OrdersScreen.swift': give "
                + "one of them another name.")
    }
}
