import XCTest

@testable import WaylineGenerator

/// The generator knows the types that its files use.
final class UsedTypesTests: XCTestCase {
    func testTheyAreThoseOfTheGeneratedFiles() throws {
        let settings = PackageSettings(sources: "Sources/Orders", tests: "Tests/OrdersTests")
        let files = try GoldenScreen.requests.flatMap {
            try Template.builtIn.files(for: $0, in: settings)
        }
        let declared = Set(
            files.flatMap { $0.declared(in: settings).declarations }.filter { $0.kind == .type }
                .map(\.name))
        let names = Set(try GoldenScreen.requests.map(\.name))
        let used = Set(files.flatMap { UsedTypes.words(of: $0.text) })
        XCTAssertEqual(
            used.subtracting(declared).filter { word in !names.contains { word.hasPrefix($0) } }
                .subtracting([
                    "Facts", "Listed", "Output", "Route", "Routes", "ScreenList", "Self", "Stage",
                ])
                .sorted(),
            UsedTypes.all.sorted())
    }
}
