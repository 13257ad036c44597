import SampleSupport
import Wayline
import XCTest

@testable import Screens

/// The filter settings return a filter to the list that has started them.
@MainActor
final class FilterSettingsFlowTests: XCTestCase {
    func testApplyAnswersTheList() async throws {
        let stage = try await settings()
        try await stage.app.choose("month", in: "Period")
        try await stage.app.choose("Science", in: "Sections")
        XCTAssertEqual(stage.articles.calls, ["viewed 7"])
        try await stage.app.choose("Apply")
        XCTAssertEqual(stage.app.path, ["articles"])
        XCTAssertEqual(stage.articles.calls, ["viewed 7", "viewed 30"])
        XCTAssertEqual(stage.rows, ["Đà Nẵng Builds a Bridge"])
        XCTAssertEqual(stage.app.navigator.findLeaks(), [])
    }

    func testArticlesOfAllChosenSectionsAreListed() async throws {
        let stage = try await settings()
        try await stage.app.choose("Science", in: "Sections")
        try await stage.app.choose("Travel", in: "Sections")
        try await stage.app.choose("Apply")
        XCTAssertTrue(
            stage.app.text.contains("The most viewed of the last week: Science, Travel."),
            stage.app.text)
        XCTAssertEqual(stage.rows.count, 3)
    }

    func testCancelAndBackAnswerNothing() async throws {
        for leave in [{ try await $0.choose("Cancel") }, { _ = try await $0.back() }]
            as [@MainActor (FlowDriver) async throws -> Void]
        {
            let stage = try await settings()
            try await stage.app.choose("month", in: "Period")
            try await leave(stage.app)
            XCTAssertEqual(stage.app.path, ["articles"])
            XCTAssertEqual(stage.articles.calls, ["viewed 7"])
            XCTAssertEqual(stage.app.navigator.findLeaks(), [])
        }
    }

    func testTheyBeginWithTheFilterThatIsShown() async throws {
        let stage = try await settings()
        try await stage.app.choose("Travel", in: "Sections")
        try await stage.app.choose("Apply")
        try await stage.app.choose("Filter settings")
        XCTAssertEqual(
            stage.app.text,
            """
            Filter settings
            Articles > Filter settings
            Period, choice: week, 2 of 3
            Sections, multiple choice: 1 of 2 chosen; None chosen: all sections.
            Science
            Travel, chosen
            Apply, button
            Cancel, button
            """)
    }

    func testAnAnswerInTheNextRunReachesTheListToo() async throws {
        let stage = try await settings()
        try await stage.app.choose("Science", in: "Sections")
        let next = try await HomeStage(restoring: stage.app.navigator.save())
        XCTAssertEqual(next.app.path, ["articles", "filter"])
        try await next.app.choose("Apply")
        try await next.app.wait { next.rows == ["Đà Nẵng Builds a Bridge"] }
    }

    private func settings() async throws -> HomeStage {
        let stage = try await HomeStage()
        try await stage.goToArticles()
        try await stage.app.choose("Filter settings")
        XCTAssertEqual(stage.app.path, ["articles", "filter"])
        return stage
    }
}
