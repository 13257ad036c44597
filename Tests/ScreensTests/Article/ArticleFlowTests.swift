import SampleSupport
import Wayline
import XCTest

@testable import Screens

/// One article as a user sees it.
@MainActor
final class ArticleFlowTests: XCTestCase {
    func testAnArticleIsRead() async throws {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        try await stage.app.choose("The Lotus Ponds of Hue")
        XCTAssertEqual(stage.app.path, ["articles", "article"])
        XCTAssertEqual(
            stage.app.text,
            """
            The Lotus Ponds of Hue
            Articles > The Lotus Ponds of Hue
            The Lotus Ponds of Hue
            Told in 1 parts.
            Author: Lan Phạm
            Section: Travel
            Published: 2025-04-21
            Keywords: Hue, Flowers
            Ranking: viewed
            Address: https://example.com/1
            Pictures
            A pond.: © Lan Phạm
            Read later, button
            Home, tab
            Articles, tab, selected
            Profile, tab
            Settings, tab
            """)
    }

    func testAnArticleIsKeptForLater() async throws {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        try await stage.app.choose("The Lotus Ponds of Hue")
        try await stage.app.choose("Read later")
        XCTAssertFalse(stage.app.text.contains("Read later, button\n"), stage.app.text)
        try await stage.app.choose("Home")
        XCTAssertTrue(
            stage.app.text.contains("Read later, in your order, list: 1 row\nThe Lotus Ponds"),
            stage.app.text)
    }

    func testAnErrorCanBeTriedAgain() async throws {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        stage.articles.failure = .fault(.timedOut(host: "example.com", seconds: 9))
        try await stage.app.choose("Đà Nẵng Builds a Bridge")
        XCTAssertTrue(stage.app.text.contains("example.com did not answer within 9 s."))
        stage.articles.failure = nil
        try await stage.app.choose("Try again")
        XCTAssertTrue(stage.app.text.contains("Told in 2 parts."), stage.app.text)
        XCTAssertFalse(stage.app.text.contains("Try again"), stage.app.text)
    }

    func testALinkLeadsToAnArticleOrReportsThatThereIsNone() async throws {
        let stage = try await HomeStage(links: links())
        try await stage.app.open("wayline://articles/2?ranking=shared")
        XCTAssertEqual(stage.app.path, ["articles", "article"])
        XCTAssertTrue(stage.app.text.contains("Ranking: shared"), stage.app.text)
        try await stage.app.open("wayline://articles/404")
        XCTAssertEqual(stage.app.path, ["articles", "article"])
        XCTAssertTrue(stage.app.text.contains("There is no article 404"), stage.app.text)
        XCTAssertTrue(stage.app.text.hasPrefix("Article\n"), stage.app.text)
        XCTAssertFalse(stage.app.text.contains("Try again"), stage.app.text)
    }

    func testLeavingCancelsTheRequest() async throws {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        stage.articles.delay = 5
        try await stage.app.choose("Small Roasters Bet on Shade")
        XCTAssertTrue(stage.app.text.contains("\nLoading the article\n"), stage.app.text)
        try await stage.app.back()
        try await stage.app.wait { stage.articles.cancelled == 1 }
        XCTAssertEqual(stage.clock.pending, [])
        XCTAssertEqual(stage.app.alerts, [])
        XCTAssertEqual(stage.app.navigator.findLeaks(), [])
    }

    private func links() throws -> LinkTable<Transition> {
        try LinkTable(
            scheme: "wayline",
            [
                LinkRule("articles/{id:int}?ranking={ranking?}") {
                    .sequence([
                        .unwind, .select(.articles), .popToRoot, .push("article", $0),
                    ])
                }
            ])
    }
}
