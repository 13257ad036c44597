import ScreenPictures
import TextMenu
import Wayline
import XCTest

/// A control of one's own is as good as a built-in one, in all front ends.
@MainActor
final class OwnControlTests: XCTestCase {
    private let rating = StarRating("Rating")

    func testTheFullScreenDrawsItAndPassesKeysToIt() async throws {
        let screen = FullScreen(cafe: try Navigator(Showcase([rating])))
        screen.type("\r\r\r")
        XCTAssertEqual(rating.stars, 3)
        XCTAssertEqual(screen.body, "›  Rating  ***")
    }

    func testPlainLinesAskForAnOption() async throws {
        let talk = await PlainTalk.of(try Navigator(Showcase([rating])), "1", "4", "1.2", "q")
        XCTAssertEqual(rating.stars, 2)
        XCTAssertTrue(talk.contains("1. Rating, rating: 4 of 5"), talk)
        XCTAssertTrue(talk.contains("1. Rating, rating: 2 of 5"), talk)
    }

    func testADriverSelectsAnOption() async throws {
        let app = try FlowDriver(Showcase([rating]))
        try await app.choose("5", in: "Rating")
        XCTAssertEqual(app.text, "Showcase\nRating, rating: 5 of 5")
    }

    func testItsValueIsSavedAndRestored() async throws {
        rating.stars = 4
        let other = StarRating("Rating")
        other.restore(try XCTUnwrap(rating.saved))
        XCTAssertEqual(other.stars, 4)
    }
}
