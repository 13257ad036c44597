import Binding
import Screens
import WaylineStreams
import XCTest

/// The reaction of the list of articles to answers at any time.
@MainActor
final class ArticlesViewModelTests: XCTestCase {
    private let service = HeldArticles()
    private var tokens: Set<AnyCancellable> = []
    private lazy var viewModel = ArticlesViewModel(
        articles: service, words: .english, clock: .immediate)

    private var titles: [String] { viewModel.articles.value.map(\.title) }

    func testNothingIsAskedForBeforeTheFirstReload() async {
        viewModel.ranking.value = .shared
        XCTAssertEqual(service.calls, [])
        viewModel.reload.send()
        XCTAssertEqual(service.calls, [.shared])
        await service.answer(0, .success([]))
    }

    func testItLoadsUntilTheAnswerIsThere() async {
        viewModel.reload.send()
        XCTAssertTrue(viewModel.isLoading.value)
        XCTAssertEqual(viewModel.emptyText.value, "Not there yet.")
        await service.answer(0, .success(Article.three))
        XCTAssertFalse(viewModel.isLoading.value)
        XCTAssertEqual(viewModel.articles.value, Article.three)
        XCTAssertEqual(viewModel.sections.value, ["Science", "Travel"])
    }

    func testALateAnswerNeverOverwritesANewerOne() async {
        viewModel.reload.send()
        viewModel.ranking.value = .emailed
        XCTAssertEqual(service.calls, [.viewed, .emailed])
        await service.answer(1, .success([.article(8, "The newer answer")]))
        await service.answer(0, .success([.article(9, "The late answer")]))
        XCTAssertEqual(titles, ["The newer answer"])
        XCTAssertFalse(viewModel.isLoading.value)
    }

    func testALateErrorIsNotReportedEither() async {
        viewModel.reload.send()
        viewModel.ranking.value = .emailed
        await service.answer(0, .failure(.notLoggedIn))
        XCTAssertEqual(viewModel.error.value, "")
        XCTAssertTrue(viewModel.isLoading.value)
        await service.answer(1, .success([]))
    }

    func testAReloadAsksAgainAndTheSameRankingDoesNot() async {
        viewModel.reload.send()
        await service.answer(0, .success([]))
        viewModel.ranking.value = .viewed
        viewModel.filter.value.section = "Travel"
        XCTAssertEqual(service.calls.count, 1)
        viewModel.reload.send()
        XCTAssertEqual(service.calls.count, 2)
        await service.answer(1, .success([]))
    }

    func testAnErrorKeepsTheRowsAndTheNextReloadClearsIt() async {
        viewModel.reload.send()
        await service.answer(0, .success(Article.three))
        viewModel.reload.send()
        await service.answer(1, .failure(.fault(.offline(host: "example.com"))))
        XCTAssertEqual(
            viewModel.error.value,
            "example.com cannot be reached. Check the connection, then try again.")
        XCTAssertEqual(viewModel.articles.value, Article.three)
        viewModel.reload.send()
        XCTAssertEqual(viewModel.error.value, "")
        await service.answer(2, .success([]))
        XCTAssertEqual(titles, [])
    }

    func testEachErrorIsReportedAlsoARepeatedOne() async {
        var errors: [String] = []
        viewModel.error.bind { errors.append($0) }.store(in: &tokens)
        for call in 0...1 {
            viewModel.reload.send()
            await service.answer(call, .failure(.notLoggedIn))
        }
        XCTAssertEqual(errors.count { !$0.isEmpty }, 2)
    }

    func testAnArticleIsChosenByTheRankingThatItWasFoundIn() async throws {
        var chosen: [ArticleReference] = []
        viewModel.selected.sink { chosen.append($0) }.store(in: &tokens)
        viewModel.reload.send()
        await service.answer(0, .success(Article.three))
        viewModel.ranking.value = .shared
        await service.answer(1, .failure(.notLoggedIn))
        viewModel.select.send(Article.three[2])
        XCTAssertEqual(
            chosen,
            [ArticleReference(id: 3, title: "Small Roasters Bet on Shade", ranking: .viewed)])
    }

    func testItSaysWhyThereIsNothing() async {
        viewModel.reload.send()
        await service.answer(0, .failure(.notLoggedIn))
        XCTAssertEqual(
            viewModel.emptyText.value, "Nothing was loaded. Choose 'Reload' to try again.")
        viewModel.reload.send()
        await service.answer(1, .success([]))
        XCTAssertEqual(viewModel.emptyText.value, "No articles in this ranking.")
        viewModel.reload.send()
        await service.answer(2, .success(Article.three))
        viewModel.filter.value.section = "Food"
        XCTAssertEqual(titles, [])
        XCTAssertEqual(
            viewModel.emptyText.value, "No article matches the search and the filter.")
    }
}
