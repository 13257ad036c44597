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
        XCTAssertTrue(viewModel.output.isMissing.value)
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
        XCTAssertNil(viewModel.contents.error.value)
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
        XCTAssertEqual(viewModel.contents.error.value, .fault(.offline(host: "example.com")))
        XCTAssertEqual(viewModel.output.articles.value, Article.three)
        load()
        XCTAssertNil(viewModel.contents.error.value)
        await service.answer(2, .success([]))
        XCTAssertEqual(titles, [])
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

    func testItSaysWhatTheUserCanDoIfNoArticleMatches() async {
        let text = viewModel.output.emptyText
        viewModel.input.search.value = "zzz"
        load()
        XCTAssertEqual(text.value, "")
        await service.answer(0, .success(Article.three))
        XCTAssertEqual(text.value, "No match for 'zzz': clear the search.")
        viewModel.input.filter.value.sections = ["Food"]
        viewModel.input.search.value = ""
        load()
        XCTAssertEqual(text.value, "No article in these sections.")
        viewModel.input.filter.value.sections = []
        XCTAssertEqual(text.value, "No article matches.")
    }

    /// Begins to load.
    private func load() {
        Task.immediate { await viewModel.load() }
    }
}
