import ScreenPictures
import TextMenu
import Wayline
import XCTest

/// An own control works in all front ends, without a look and with one.
@MainActor
final class OwnControlTests: XCTestCase {
    private let ratings = [StarRating("Rating"), DrawnRating("Rating")]

    func testTheFullScreenShowsItAsAChoice() async throws {
        let screen = FullScreen(cafe: try Navigator(Showcase([ratings[0]])))
        XCTAssertEqual(screen.body, "›  Rating  0 of 5 ▾")
        screen.type("\r\u{1B}[B\u{1B}[B\r")
        XCTAssertEqual(ratings[0].stars, 3)
        XCTAssertEqual(screen.body, "›  Rating  3 of 5 ▾")
    }

    func testTheFullScreenDrawsItsLookAndPassesKeysToIt() async throws {
        let screen = FullScreen(cafe: try Navigator(Showcase([ratings[1]])))
        screen.type("\r\r\r")
        XCTAssertEqual(ratings[1].stars, 3)
        XCTAssertEqual(screen.body, "›  Rating  ***")
    }

    func testPlainLinesAskForAnOption() async throws {
        for rating in ratings {
            let talk = await PlainTalk.of(
                try Navigator(Showcase([rating])), "1", "4", "1.2", "q")
            XCTAssertEqual(rating.stars, 2)
            XCTAssertTrue(talk.contains("1. Rating, rating: 4 of 5"), talk)
            XCTAssertTrue(talk.contains("1. Rating, rating: 2 of 5"), talk)
        }
    }

    func testADriverSelectsAnOption() async throws {
        for rating in ratings {
            let app = try FlowDriver(Showcase([rating]))
            try await app.choose("5", in: "Rating")
            XCTAssertEqual(app.text, "Showcase\nRating, rating: 5 of 5")
        }
    }

    func testAProgramChoosesAnOption() async throws {
        for rating in ratings {
            let agent = try Agent(App("Stars") { _ in Showcase([rating]) })
            let page = try XCTUnwrap(agent.act(#"{"item": "4", "action": "choose"}"#).last)
            XCTAssertTrue(page.contains(#""role":"rating","state":"4 of 5""#), page)
        }
    }

    func testItsValueIsSavedAndRestored() async throws {
        for rating in ratings {
            rating.stars = 4
            let other = StarRating("Rating")
            other.restore(try XCTUnwrap(rating.saved))
            XCTAssertEqual(other.stars, 4)
        }
    }
}
