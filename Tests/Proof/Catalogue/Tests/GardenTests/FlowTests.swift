import Wayline
import XCTest

@testable import Garden

/// The app, as a user sees it.
@MainActor
final class FlowTests: XCTestCase {
    private let world = GardenWorld()

    func testAPlantIsFoundInItsCategory() async throws {
        let app = try driver()
        try await app.choose("Trees")
        try await app.choose("Fruit trees")
        try await app.choose("Lychee")
        XCTAssertEqual(app.path, ["browse", "category", "category", "plant"])
        XCTAssertTrue(app.text.contains("€28"), app.text)
    }

    func testTheBadgeCountsTheFavourites() async throws {
        let app = try driver()
        try await like([1, 3], in: app)
        XCTAssertTrue(app.text.contains("Favourites, 2, tab"), app.text)
    }

    func testRemovedFavouritesComeBack() async throws {
        let app = try driver()
        try await like([1, 2, 3], in: app)
        try await app.open("garden://favourites")
        try await app.perform("Remove", on: "Lychee", in: "Favourites")
        XCTAssertEqual(app.message, "Removed: Lychee")
        try await app.undo()
        XCTAssertEqual(world.shelf.favourites.value.map(\.id), [1, 2, 3])
    }

    func testASearchFindsAndOpensAPlant() async throws {
        let app = try driver()
        try await app.choose("Search")
        try await app.type("lo", into: "Name")
        try await app.choose("Lotus")
        XCTAssertEqual(app.path, ["search", "plant"])
    }

    func testAFilterIsReturnedToTheSearch() async throws {
        let app = try driver()
        try await app.choose("Search")
        try await app.choose("Filter")
        try await app.choose("Shade", in: "Light")
        try await app.choose("Apply")
        XCTAssertTrue(app.text.contains("Orchid"), app.text)
        XCTAssertFalse(app.text.contains("Mango"), app.text)
    }

    func testTwoPlantsAreCompared() async throws {
        let app = try driver()
        try await app.open("garden://plant/3")
        try await app.choose("Compare")
        try await app.choose("Basil")
        XCTAssertEqual(app.path.last, "compare")
        XCTAssertTrue(app.text.contains("Pomelo: €25"), app.text)
        XCTAssertTrue(app.text.contains("Basil: €3"), app.text)
    }

    func testAReviewIsWrittenAndDeletedAndComesBack() async throws {
        let app = try driver()
        try await app.open("garden://plant/3")
        try await app.choose("Reviews")
        try await app.choose("Write a review")
        try await app.type("Good.", into: "Text")
        try await app.choose("Send")
        XCTAssertTrue(app.text.contains("An, 5/5"), app.text)
        try await app.choose("You")
        try await app.choose("My reviews")
        try await app.perform("Delete", on: "Good. (3), 5/5", in: "My reviews")
        XCTAssertTrue(app.text.contains("You have written none."), app.text)
        try await app.undo()
        XCTAssertTrue(app.text.contains("Good. (3)"), app.text)
    }

    func testAPlantIsAddedToAList() async throws {
        let app = try driver()
        world.shelf.addList("Balcony")
        try await app.open("garden://plant/3")
        try await app.choose("Add to a list")
        try await app.choose("Balcony")
        XCTAssertEqual(app.message, "Added to the list.")
        XCTAssertEqual(world.shelf.lists.value[0].plants, [3])
    }

    func testPricesCanBeHidden() async throws {
        let app = try driver()
        try await app.choose("You")
        try await app.choose("Settings")
        try await app.toggle("Show prices")
        try await app.open("garden://plant/3")
        XCTAssertFalse(app.text.contains("€"), app.text)
    }

    func testAfterAFailureTheUserTriesAgain() async throws {
        let app = try driver()
        world.plants.isOffline = true
        try await app.open("garden://plant/3")
        XCTAssertTrue(app.text.contains("does not answer"), app.text)
        world.plants.isOffline = false
        try await app.choose("Try again")
        XCTAssertTrue(app.text.contains("Pomelo"), app.text)
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    private func driver() throws -> FlowDriver {
        try FlowDriver(.garden(in: world))
    }

    private func like(_ plants: [Int], in app: FlowDriver) async throws {
        for plant in plants {
            try await app.open("garden://plant/\(plant)")
            try await app.choose("Add to favourites")
        }
    }
}
