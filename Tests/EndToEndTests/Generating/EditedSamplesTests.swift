import Foundation
import XCTest

/// The screens of the examples that were generated, and edited since.
final class EditedSamplesTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..")
        .standardized

    private func assert(_ path: String, has screens: Set<String>) throws {
        let package = Self.root.appendingPathComponent(path).path
        let elsewhere = try WorkFolder()
        try elsewhere.expect(
            ["update", "--dry-run", "--into", package],
            output: "Nothing to do: everything is up to date.\n")
        let list = try elsewhere.run(["list", "screens", "--into", package]).output
        let edited = list.split(separator: "\n").filter { $0.hasSuffix("from closures, edited") }
        XCTAssertEqual(Set(edited.map { String($0.prefix { $0 != " " }) }), screens, list)
    }

    func testTwoScreensOfTheSampleFollowTheirTemplate() throws {
        try assert(".", has: ["Article", "Friends"])
    }

    func testTheOrdersOfTheShopFollowTheirTemplate() throws {
        try assert("Examples/Shop", has: ["Order", "Orders"])
    }
}
