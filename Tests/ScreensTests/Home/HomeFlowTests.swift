import SampleSupport
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
            Recently read, newest first, list: 0 rows
            (Nothing read yet.)
            Read later, in your order, list: 0 rows
            (Choose 'Read later' at an article.)
            Find an article to read, button
            Home, tab, selected
            Articles, tab
            Profile, tab
            Settings, tab
            """)
    }

    func testItLeadsToSomethingToRead() async throws {
        let stage = try await HomeStage()
        try await stage.app.choose("Find an article to read")
        XCTAssertEqual(stage.app.path, ["articles"])
    }

    func testATabIsLoadedWhenItIsFirstSelected() async throws {
        let stage = try await HomeStage()
        XCTAssertEqual(stage.articles.calls, [])
        try await stage.app.choose("Articles")
        try await stage.app.choose("Home")
        try await stage.app.choose("Articles")
        XCTAssertEqual(stage.articles.calls, ["viewed 7"])
    }

    /// Home keeps the articles, and so it is made even if the user begins in another tab.
    func testArticlesThatAreReadBeforeHomeIsSeenAreListed() async throws {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        try await stage.app.choose("The Lotus Ponds of Hue")
        try await stage.app.back()
        let next = try await HomeStage(restoring: stage.app.navigator.save())
        try await next.app.choose("Small Roasters Bet on Shade")
        try await next.app.back()
        try await next.app.choose("Home")
        XCTAssertEqual(rows(next), ["Small Roasters Bet on Shade", "The Lotus Ponds of Hue"])
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

    func testAnArticleIsRemovedFromTheList() async throws {
        let stage = try await HomeStage()
        try await read(stage)
        try await stage.app.perform(
            "Remove", on: "The Lotus Ponds of Hue", in: "Recently read, newest first")
        XCTAssertEqual(rows(stage), ["Small Roasters Bet on Shade"])
        let next = try await HomeStage(restoring: stage.app.navigator.save())
        XCTAssertEqual(rows(next), ["Small Roasters Bet on Shade"])
    }

    func testReadArticlesComeBackInTheNextRun() async throws {
        let stage = try await HomeStage()
        try await read(stage)
        let next = try await HomeStage(restoring: stage.app.navigator.save())
        XCTAssertEqual(rows(next), rows(stage))
    }

    func testArticlesToReadLaterAreListedInTheOrderOfTheUser() async throws {
        let stage = try await HomeStage()
        try await keep(stage)
        XCTAssertEqual(rows(stage), Self.kept)
        try await stage.app.perform("Move up", on: Self.kept[1], in: "Read later, in your order")
        XCTAssertEqual(rows(stage), Self.kept.reversed())
        let next = try await HomeStage(restoring: stage.app.navigator.save())
        XCTAssertEqual(rows(next), Self.kept.reversed())
        try await next.app.perform("Remove", on: Self.kept[0], in: "Read later, in your order")
        XCTAssertEqual(rows(next), [Self.kept[1]])
        try await next.app.choose(Self.kept[1], in: "Read later, in your order")
        XCTAssertEqual(next.app.path, ["home", "article"])
    }

    func testAnArticleIsOnTheListOnce() async throws {
        let stage = try await HomeStage()
        try await keep(stage)
        XCTAssertEqual(stage.app.message, nil)
        try await keep(stage)
        XCTAssertEqual(rows(stage), Self.kept)
    }

    func testWithoutAHistoryHomeForgetsWhatWasRead() async throws {
        let stage = try await HomeStage()
        try await read(stage)
        try await stage.app.choose("Settings")
        try await stage.app.toggle("Reading history")
        try await stage.app.choose("Home")
        XCTAssertFalse(stage.app.text.contains("Recently read"), stage.app.text)
        try await stage.app.choose("Articles")
        try await stage.app.choose("Đà Nẵng Builds a Bridge")
        let place = try stage.app.navigator.save()
        XCTAssertFalse(String(decoding: place, as: UTF8.self).contains("Lotus"))
        let next = try await HomeStage(restoring: place)
        try await next.app.choose("Home")
        XCTAssertFalse(next.app.text.contains("Recently read"), next.app.text)
        try await next.app.choose("Settings")
        try await next.app.toggle("Reading history")
        try await next.app.choose("Home")
        XCTAssertEqual(rows(next), [])
        XCTAssertTrue(next.app.text.contains("Nothing read yet."), next.app.text)
    }

    private static let kept = ["The Lotus Ponds of Hue", "Small Roasters Bet on Shade"]

    /// Puts two articles on the list to read later, and goes home.
    private func keep(_ stage: HomeStage) async throws {
        try await stage.goToArticles()
        for title in Self.kept {
            try await stage.app.perform("Read later", on: title, in: "Articles")
            XCTAssertEqual(stage.app.message, "It is on your list at Home.")
        }
        try await stage.app.choose("Home")
    }

    private func rows(_ stage: HomeStage) -> [String] {
        let titles = Set(Article.three.map(\.title))
        let lines = stage.app.text.replacing(", chosen", with: "").split(separator: "\n")
        return lines.map(String.init).filter(titles.contains)
    }

    /// Reads two articles and goes home.
    private func read(_ stage: HomeStage) async throws {
        try await stage.goToArticles()
        for row in ["The Lotus Ponds of Hue", "Small Roasters Bet on Shade"] {
            try await stage.app.choose(row)
            try await stage.app.back()
        }
        try await stage.app.choose("Home")
    }
}
