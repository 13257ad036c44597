import Binding
import SampleSupport
import WaylineStreams
import XCTest

@testable import Screens

/// The reaction of the list of articles to answers at any time.
@MainActor
final class ArticlesViewModelTests: XCTestCase {
    private let service = HeldArticles()
    private var tokens: Set<AnyCancellable> = []
    private lazy var viewModel = ArticlesViewModel(
        articles: service, words: .english, clock: .immediate)

    private var titles: [String] { viewModel.output.articles.value.map(\.title) }

    func testNothingIsAskedForBeforeTheFirstLoad() async {
        viewModel.input.ranking.value = .shared
        XCTAssertEqual(service.calls, [])
        load()
        XCTAssertEqual(service.calls, [.shared])
        await service.answer(0, .success([]))
    }

    func testItLoadsUntilTheAnswerIsThere() async {
        load()
        XCTAssertTrue(viewModel.output.isLoading.value)
        XCTAssertEqual(viewModel.output.emptyText.value, "Not there yet.")
        await service.answer(0, .success(Article.three))
        XCTAssertFalse(viewModel.output.isLoading.value)
        XCTAssertEqual(viewModel.output.articles.value, Article.three)
        XCTAssertEqual(viewModel.output.sections.value, ["Science", "Travel"])
    }

    func testALateAnswerNeverOverwritesANewerOne() async {
        load()
        viewModel.input.ranking.value = .emailed
        load()
        XCTAssertEqual(service.calls, [.viewed, .emailed])
        await service.answer(1, .success([.article(8, "The newer answer")]))
        await service.answer(0, .success([.article(9, "The late answer")]))
        XCTAssertEqual(titles, ["The newer answer"])
        XCTAssertFalse(viewModel.output.isLoading.value)
    }

    func testALateErrorIsNotReportedEither() async {
        load()
        viewModel.input.ranking.value = .emailed
        load()
        await service.answer(0, .failure(.notLoggedIn))
        XCTAssertEqual(viewModel.output.error.value, "")
        XCTAssertTrue(viewModel.output.isLoading.value)
        await service.answer(1, .success([]))
    }

    func testTheSameRankingNeedsNoOtherLoad() async {
        var queries: [ArticleQuery] = []
        viewModel.output.query.bind { queries.append($0) }.store(in: &tokens)
        viewModel.input.ranking.value = .viewed
        viewModel.input.filter.value.sections = ["Travel"]
        XCTAssertEqual(queries.count, 1)
        viewModel.input.filter.value.period = .month
        XCTAssertEqual(queries.map(\.period), [.week, .month])
    }

    func testAnErrorKeepsTheRowsAndTheNextReloadClearsIt() async {
        load()
        await service.answer(0, .success(Article.three))
        load()
        await service.answer(1, .failure(.fault(.offline(host: "example.com"))))
        XCTAssertEqual(
            viewModel.output.error.value,
            "example.com cannot be reached. Check the connection, then try again.")
        XCTAssertEqual(viewModel.output.articles.value, Article.three)
        load()
        XCTAssertEqual(viewModel.output.error.value, "")
        await service.answer(2, .success([]))
        XCTAssertEqual(titles, [])
    }

    func testEachErrorIsReportedAlsoARepeatedOne() async {
        var errors: [String] = []
        viewModel.output.error.bind { errors.append($0) }.store(in: &tokens)
        for call in 0...1 {
            load()
            await service.answer(call, .failure(.notLoggedIn))
        }
        XCTAssertEqual(errors.count { !$0.isEmpty }, 2)
    }

    func testAnArticleIsChosenByTheRankingThatItWasFoundIn() async throws {
        var chosen: [ArticleReference] = []
        viewModel.output.selected.sink { chosen.append($0) }.store(in: &tokens)
        load()
        await service.answer(0, .success(Article.three))
        viewModel.input.ranking.value = .shared
        load()
        await service.answer(1, .failure(.notLoggedIn))
        viewModel.input.select.send(Article.three[2])
        XCTAssertEqual(
            chosen,
            [ArticleReference(id: 3, title: "Small Roasters Bet on Shade", ranking: .viewed)])
    }

    func testItSaysWhyThereIsNothing() async {
        load()
        await service.answer(0, .failure(.notLoggedIn))
        XCTAssertEqual(
            viewModel.output.emptyText.value, "Nothing was loaded. Choose 'Reload' to try again.")
        load()
        await service.answer(1, .success([]))
        XCTAssertEqual(viewModel.output.emptyText.value, "No articles in this ranking.")
        load()
        await service.answer(2, .success(Article.three))
        viewModel.input.filter.value.sections = ["Food"]
        XCTAssertEqual(titles, [])
        XCTAssertEqual(
            viewModel.output.emptyText.value, "No article matches the search and the filter.")
    }

    /// Begins to load.
    private func load() {
        Task.immediate { await viewModel.load() }
    }
}
