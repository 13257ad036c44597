import SampleSupport
import Wayline
import XCTest

@testable import Screens

/// The list of articles as a user sees it.
@MainActor
final class ArticlesFlowTests: XCTestCase {
    private static let all = [
        "The Lotus Ponds of Hue", "Đà Nẵng Builds a Bridge", "Small Roasters Bet on Shade",
    ]

    func testTheListIsShown() async throws {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        XCTAssertEqual(
            stage.app.text,
            """
            Articles
            Ranking, choice: viewed, 3 of 3
            The most viewed of the last week: all sections.
            Search, search field: empty
            Articles, table: 3 rows
            The Lotus Ponds of Hue, Section: Travel, Published: 2025-04-21
            Đà Nẵng Builds a Bridge, Section: Science, Published: 2025-04-22
            Small Roasters Bet on Shade, Section: Travel, Published: 2025-04-23
            Filter settings, button
            Reload, button
            Home, tab
            Articles, tab, selected
            Profile, tab
            Settings, tab
            """)
    }

    func testAnotherRankingIsAskedFor() async throws {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        stage.articles.all = []
        try await stage.app.choose("emailed", in: "Ranking")
        XCTAssertEqual(stage.articles.calls, ["viewed 7", "emailed 7"])
        XCTAssertTrue(stage.app.text.contains("The most emailed of"), stage.app.text)
        XCTAssertTrue(stage.app.text.contains("\nNo articles in this ranking."), stage.app.text)
    }

    func testAnotherRankingIsWorkThatIsWaitedFor() async throws {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        (stage.articles.turns, stage.articles.all) = (100, [])
        try await stage.app.choose("emailed", in: "Ranking")
        XCTAssertTrue(stage.app.text.contains("\nNo articles in this ranking."), stage.app.text)
    }

    func testTheSearchNarrowsTheRows() async throws {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        try await stage.app.type("da nang", into: "Search")
        XCTAssertEqual(stage.rows, Self.all)
        try await stage.app.advance(by: .milliseconds(300))
        XCTAssertEqual(stage.rows, [Self.all[1]])
        try await stage.app.type("xyz", into: "Search")
        try await stage.app.advance(by: .milliseconds(300))
        XCTAssertTrue(
            stage.app.text.contains("(No match for 'xyz': clear the search.)"), stage.app.text)
    }

    func testArticlesAreSortedUntilAnotherRankingIsChosen() async throws {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        try await stage.app.sort("Articles", by: "Article")
        XCTAssertEqual(stage.rows, [Self.all[1], Self.all[2], Self.all[0]])
        try await stage.app.sort("Articles", by: "Published", descending: true)
        XCTAssertEqual(stage.rows, Self.all.reversed())
        try await stage.app.choose("emailed", in: "Ranking")
        XCTAssertEqual(stage.rows, Self.all)
    }

    func testAReloadIsSeenUntilItsAnswerIsThere() async throws {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        stage.articles.delay = 5
        try await stage.app.choose("Reload")
        XCTAssertTrue(stage.app.text.contains("Loading the articles: working\n"))
        XCTAssertEqual(stage.rows, Self.all)
        XCTAssertEqual(stage.articles.calls.count, 2)
        try await stage.app.advance(by: .seconds(5))
        XCTAssertFalse(stage.app.text.contains("working"), stage.app.text)
    }

    func testAnErrorIsShownBelowTheRowsWhichStay() async throws {
        let faults: [(ServiceFault, String)] = [
            (.offline(host: "example.com"), "example.com cannot be reached. "),
            (.timedOut(host: "example.com", seconds: 9), "did not answer within 9 s."),
            (.refused(host: "example.com", status: 500), "answered with the error 500."),
        ]
        let stage = try await HomeStage()
        try await stage.goToArticles()
        for (fault, text) in faults {
            stage.articles.failure = .fault(fault)
            try await stage.app.choose("Reload")
            XCTAssertTrue(stage.app.text.contains(text), stage.app.text)
            XCTAssertEqual(stage.rows, Self.all)
        }
        stage.articles.failure = nil
        try await stage.app.choose("Try again")
        XCTAssertFalse(stage.app.text.contains("Try again"), stage.app.text)
    }

    func testAnErrorThatCameWhileTheUserWasElsewhereIsShownInTheList() async throws {
        let stage = try await HomeStage {
            $0.failure = .fault(.offline(host: "example.com"))
            $0.delay = 5
        }
        try await stage.app.choose("Articles")
        try await stage.app.choose("Home")
        try await stage.app.advance(by: .seconds(5))
        try await stage.goToArticles()
        XCTAssertEqual(stage.app.alerts, [])
        XCTAssertTrue(
            stage.app.text.contains("example.com cannot be reached."), stage.app.text)
        XCTAssertTrue(stage.app.text.contains("Try again, button"), stage.app.text)
    }

    func testARequestIsCancelledWhenItsScreenLeaves() async throws {
        let stage = try await HomeStage { $0.delay = 5 }
        try await stage.app.choose("Articles")
        stage.app.navigator.end()
        try await stage.app.wait { stage.articles.cancelled == 1 }
        XCTAssertEqual(stage.clock.pending, [])
        XCTAssertEqual(stage.app.navigator.findLeaks(), [])
    }

    func testSearchRankingAndFilterComeBackInTheNextRun() async throws {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        try await stage.app.choose("shared", in: "Ranking")
        try await stage.app.type("hue", into: "Search")
        try await stage.app.choose("Filter settings")
        try await stage.app.choose("Travel", in: "Sections")
        try await stage.app.choose("Apply")
        let next = try await HomeStage(restoring: stage.app.navigator.save())
        try await next.app.wait { next.rows == [Self.all[0]] }
        XCTAssertEqual(next.articles.calls.last, "shared 7")
        XCTAssertTrue(next.app.text.contains("Search, search field: hue"), next.app.text)
        XCTAssertTrue(
            next.app.text.contains("The most shared of the last week: Travel."), next.app.text)
    }
}
