import Shop
import ShopActions
import Wayline
import WaylinePictures
import XCTest

/// Compares screens with the images in Tests/Pictures. `WAYLINE_DRAW=1 swift test` writes them.
@MainActor
final class PictureTests: XCTestCase {
    func testTheEmptyCart() async throws {
        let app = try FlowDriver(.shop)
        try await app.choose("Cart")
        try app.matchPicture("empty-cart", rows: 12)
    }

    func testACart() async throws {
        let app = try FlowDriver(.shop)
        try await app.buy(1)
        try await app.buy(2)
        try await app.choose("Cart")
        try app.matchPicture("cart", rows: 16)
    }
}
