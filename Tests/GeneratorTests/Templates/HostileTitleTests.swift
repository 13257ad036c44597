import Foundation
import TestSupport
import WaylineValues
import XCTest

@testable import WaylineGenerator

/// A title that a record of somebody else's package brings, stays a title.
final class HostileTitleTests: XCTestCase {
    func testATitleIsOneLiteralInEachFile() throws {
        let settings = PackageSettings(sources: "Sources/Screens", tests: "Tests/ScreensTests")
        for title in HostileText.all + ["{{name}}", "{{#form}}"] where !title.hasControls {
            var request = try ScreenRequest(name: "Order", kind: .list, fields: ["id:Int"])
            request.title = title
            let files = try Template.builtIn.files(for: request, in: settings)
            let view = try XCTUnwrap(files.first { $0.path.hasSuffix("/OrderView.swift") })
            let line = Data("    let title = \(title.quoted)\n".utf8)
            XCTAssertNotNil(Data(view.text.utf8).range(of: line), view.text)
        }
    }
}
