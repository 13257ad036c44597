import Wayline
import XCTest

@testable import Screens

/// The home screen, and the articles that it remembers.
@MainActor
final class HomeFlowTests: XCTestCase {
    func testItGreetsAndSaysThatNothingWasRead() async throws {
        let stage = try await HomeStage()
        XCTAssertEqual(
            stage.app.text,
            """
            Home
            Welcome, An.
            Recently read, list: 0 rows
            (Nothing read yet.)
            Home, tab, selected
            Articles, tab
            Profile, tab
            Settings, tab
            """)
    }

    func testReadArticlesAreListedAndOpenedAgain() async throws {
        let stage = try await HomeStage()
        try await read(stage)
        XCTAssertEqual(rows(stage), ["Small Roasters Bet on Shade", "The Lotus Ponds of Hue"])
        try await stage.app.choose("The Lotus Ponds of Hue")
        XCTAssertEqual(stage.app.path, ["home", "article"])
        XCTAssertTrue(stage.app.text.contains("Told in 1 parts."), stage.app.text)
        try await stage.app.back()
        XCTAssertEqual(rows(stage), ["The Lotus Ponds of Hue", "Small Roasters Bet on Shade"])
        XCTAssertEqual(stage.app.navigator.findLeaks(), [])
    }

    func testReadArticlesComeBackInTheNextRun() async throws {
        let stage = try await HomeStage()
        try await read(stage)
        let next = try await HomeStage(restoring: stage.app.navigator.save())
        XCTAssertEqual(rows(next), rows(stage))
    }

    private func rows(_ stage: HomeStage) -> [String] {
        let titles = Set(Article.three.map(\.title))
        return stage.app.text.split(separator: "\n").map(String.init).filter(titles.contains)
    }

    /// Reads two articles and goes home.
    private func read(_ stage: HomeStage) async throws {
        try await stage.goToArticles()
        for row in ["The Lotus Ponds of Hue (Travel)", "Small Roasters Bet on Shade (Travel)"] {
            try await stage.app.choose(row)
            try await stage.app.back()
        }
        try await stage.app.choose("Home")
    }
}
