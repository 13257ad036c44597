import Foundation
import Wayline
import XCTest

@testable import Screens

/// Services of your own, which Docs/Screens/ModelLayer.md mentions.
@MainActor
final class ModelLayerPageTests: XCTestCase {
    private let place = FileManager.default.temporaryDirectory
        .appendingPathComponent("model-layer-\(UUID().uuidString)")

    override func tearDown() async throws {
        if FileManager.default.fileExists(atPath: place.path) {
            try FileManager.default.removeItem(at: place)
        }
    }

    func testTheScreensTakeWhateverServicesTheyAreGiven() async throws {
        let app = try FlowDriver(makeApp(folder: FolderStore(place.path)))
        try await app.wait { app.path == ["login"] }
        try await app.type("valid@example.com", into: "Email")
        try await app.type("sen hong 2025", into: "Password")
        try await app.choose("Log in")
        try await app.choose("Articles")
        XCTAssertTrue(app.text.contains("The Pond in Winter"), app.text)
        try await app.choose("The Pond in Winter")
        XCTAssertEqual(app.path, ["articles", "article"])
    }

    private func makeApp(folder: FolderStore) throws -> App {
        let embedded = Services.embedded(in: folder, postbox: MemoryPostbox())
        let services = Services(
            accounts: embedded.accounts, articles: PressReview(cuttings: try cuttings()),
            profiles: embedded.profiles)
        return App.wayline { _ in AppEnvironment(services: services) }
    }

    private func cuttings() throws -> [Article] {
        let day = try XCTUnwrap(Day(2025, 1, 7))
        return [
            Article(
                id: 1, title: "The Pond in Winter", summary: "Nothing to see, and worth a visit.",
                byline: "By Lan Pham", section: "Travel", published: day,
                address: "https://news.example.com/1")
        ]
    }
}
