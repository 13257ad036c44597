import Wayline
import WaylineObservation
import XCTest

/// The code of Docs/Binding/ObservationAndSequences.md, and what the page says of it.
@MainActor
final class ObservationPageTests: XCTestCase {
    private let trip = Trip()
    private let (prices, feed) = AsyncThrowingStream.makeStream(of: Int.self)

    func testFieldsAndPropertiesFollowEachOther() async throws {
        let app = try FlowDriver(TripCoordinator(trip, prices: prices))
        try await app.type("3", into: "Nights")
        XCTAssertEqual(trip.nights, 3)
        XCTAssertTrue(app.text.contains("150 $"), app.text)
        try await app.type("Đà Lạt", into: "Name")
        XCTAssertEqual(trip.name, "Đà Lạt")
        try await app.choose("Book")
        XCTAssertTrue(trip.isBooked.value)
    }

    func testPricesArriveUntilTheFeedFails() async throws {
        let app = try FlowDriver(TripCoordinator(trip, prices: prices))
        feed.yield(70)
        try await app.wait()
        XCTAssertTrue(app.text.contains("140 $"), app.text)
        feed.finish(throwing: CancellationError())
        try await app.wait()
        XCTAssertTrue(app.text.contains("The price may have changed."), app.text)
    }

    func testAReadIsCurrentAndTheDeliveryIsOneATurn() async {
        var received: [Int] = []
        let cost = Derived(tracking: { [trip] in trip.cost })
        let token = cost.bind { received.append($0) }
        trip.nights = 3
        trip.price = 60
        XCTAssertEqual(cost.value, 180)
        XCTAssertEqual(received, [100])
        await Task.yield()
        XCTAssertEqual(received, [100, 180])
        token.cancel()
    }
}
