import WaylineGenerator
import XCTest

/// A view model has a protocol only on request. Then the screens know it by the protocol alone.
final class ProtocolTests: XCTestCase {
    private func sources(_ template: Template, hasProtocol: Bool) throws -> [TextFile] {
        let request = try ScreenRequest(
            name: "Orders", hasProtocol: hasProtocol, template: template.name, fields: ["name"])
        return try template.files(
            for: request, in: PackageSettings(sources: "Sources/Screens", tests: "Tests"))
    }

    func testAScreenHasNoProtocolByDefault() throws {
        for template in Template.builtIn {
            for file in try sources(template, hasProtocol: false) {
                XCTAssertFalse(file.text.contains(/protocol|ViewModelProtocol/), file.path)
            }
        }
    }

    func testWithProtocolsScreensNameTheProtocolAlone() throws {
        for template in Template.builtIn {
            let files = try sources(template, hasProtocol: true)
            for part in ["Orders"] {
                let model = try XCTUnwrap(
                    files.first { $0.path.hasSuffix("/\(part)ViewModel.swift") })
                XCTAssertTrue(
                    model.text.contains("\nprotocol \(part)ViewModelProtocol: AnyObject {"))
                let screen = try XCTUnwrap(
                    files.first { $0.path.hasSuffix("/\(part)Screen.swift") })
                XCTAssertTrue(
                    screen.text.contains("    let viewModel: any \(part)ViewModelProtocol\n"),
                    screen.text)
            }
        }
    }
}
