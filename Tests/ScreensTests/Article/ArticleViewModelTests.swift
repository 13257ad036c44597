import Binding
import SampleSupport
import XCTest

@testable import Screens

@MainActor
final class ArticleViewModelTests: XCTestCase {
    private let service = StubArticles()

    func testItKnowsWhatTheServiceKnows() async {
        let viewModel = viewModel(ArticleInput(id: 1, ranking: .shared))
        XCTAssertFalse(viewModel.contents.isRunning.value)
        await viewModel.load()
        XCTAssertFalse(viewModel.contents.isRunning.value)
        XCTAssertEqual(viewModel.contents.value.value, Article.three.first)
        XCTAssertEqual(
            viewModel.facts.value,
            [
                ArticleFact("Author", "Lan Phạm"), ArticleFact("Section", "Travel"),
                ArticleFact("Published", "2025-04-21"), ArticleFact("Keywords", "Hue, Flowers"),
                ArticleFact("Ranking", "shared"), ArticleFact("Address", "https://example.com/1"),
            ])
    }

    func testUnknownFieldsAreLeftOut() async {
        service.all = [.article(7, "Nobody wrote this")]
        let viewModel = viewModel(ArticleInput(id: 7))
        await viewModel.load()
        XCTAssertEqual(viewModel.facts.value.map(\.name), ["Section", "Published", "Address"])
    }

    func testAnUnknownArticleSaysSo() async {
        let viewModel = viewModel(ArticleInput(id: 404))
        await viewModel.load()
        XCTAssertNil(viewModel.contents.value.value)
        XCTAssertEqual(viewModel.contents.error.value, .unknownArticle(404))
    }

    func testLoadingAgainClearsTheError() async {
        let viewModel = viewModel(ArticleInput(id: 1))
        service.failure = .notLoggedIn
        await viewModel.load()
        XCTAssertEqual(viewModel.contents.error.value, .notLoggedIn)
        service.failure = nil
        await viewModel.load()
        XCTAssertNil(viewModel.contents.error.value)
    }

    private func viewModel(_ input: ArticleInput) -> ArticleViewModel {
        ArticleViewModel(input, articles: service, words: .english)
    }
}
