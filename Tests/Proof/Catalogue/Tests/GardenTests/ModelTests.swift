import Wayline
import XCTest

@testable import Garden

/// The rules of the model, and the decisions of the routers.
@MainActor
final class ModelTests: XCTestCase {
    func testTheLatestPlantIsFirstAndOnlyOnce() {
        let shelf = Shelf()
        for id in [1, 2, 3, 4, 5, 6, 2] { shelf.see(id) }
        XCTAssertEqual(shelf.recent.value, [2, 6, 5, 4, 3])
    }

    func testAPlantIsInAListOnlyOnce() {
        let shelf = Shelf()
        shelf.addList("Balcony")
        shelf.add(3, to: 1)
        shelf.add(3, to: 1)
        XCTAssertEqual(shelf.lists.value[0].plants, [3])
    }

    func testASearchIsFilteredAndSorted() async throws {
        let shade = PlantFilter(needsSun: false, highestPrice: 10)
        let found = try MemoryPlants().find("", shade, by: .price)
        XCTAssertEqual(found.map(\.name), ["Mint", "Ginger", "Turmeric"])
    }

    func testAnOfflineServiceFails() {
        let plants = MemoryPlants()
        plants.isOffline = true
        XCTAssertThrowsError(try plants.plant(1))
    }

    func testAComparisonNeedsAnotherPlant() async throws {
        XCTAssertEqual(try PlantRouter().route(to: "compare", .init(id: 1)), .stay)
        XCTAssertEqual(
            try PlantRouter().route(to: "compare", .init(id: 1, other: 2)),
            .push(.compare, PairInput(first: 1, second: 2)))
    }
}
