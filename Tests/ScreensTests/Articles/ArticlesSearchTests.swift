import Binding
import SampleSupport
import XCTest

@testable import Screens

/// The results of a search in the list of articles, and their time.
@MainActor
final class ArticlesSearchTests: XCTestCase {
    private let clock = TestScheduler()
    private lazy var viewModel = ArticlesViewModel(
        articles: StubArticles(), words: .english, clock: AnyScheduler(clock))

    private var ids: [Int] { viewModel.output.articles.value.map(\.id) }

    override func setUp() async throws {
        await viewModel.load()
    }

    func testItSearchesWhenNobodyHasTypedFor300Milliseconds() async {
        viewModel.input.search.value = "ro"
        clock.advance(by: .milliseconds(299))
        viewModel.input.search.value = "roast"
        clock.advance(by: .milliseconds(299))
        XCTAssertEqual(ids, [1, 2, 3])
        clock.advance(by: .milliseconds(1))
        XCTAssertEqual(ids, [3])
        XCTAssertEqual(clock.pending, [])
    }

    func testALoadUsesTheCurrentSearch() async {
        viewModel.input.search.value = "roast"
        await viewModel.load()
        XCTAssertEqual(ids, [3])
    }

    func testItFindsAllWordsInTitleSectionAndByline() async {
        for (search, found) in [
            ("", [1, 2, 3]), ("travel", [1, 3]), ("TRAVEL hue", [1]), ("phạm", [1]),
            ("travel minh", []), ("  ", [1, 2, 3]), ("parts", []),
        ] {
            find(search)
            XCTAssertEqual(ids, found, search)
        }
    }

    func testMarksMakeNoDifference() async {
        for search in ["Đà Nẵng", "da nang", "ĐÀ", "đa", "d\u{61}\u{300} na\u{306}\u{303}ng"] {
            find(search)
            XCTAssertEqual(ids, [2], search)
        }
        find("Dúng")
        XCTAssertEqual(ids, [3])
    }

    func testTheFilterNarrowsBesideTheSearch() async {
        viewModel.input.filter.value = ArticleFilter(sections: ["Travel"])
        XCTAssertEqual(ids, [1, 3])
        find("hue")
        XCTAssertEqual(ids, [1])
        XCTAssertEqual(
            viewModel.output.filterText.value, "The most viewed of the last week: Travel.")
    }

    private func find(_ text: String) {
        viewModel.input.search.value = text
        clock.advance(by: .milliseconds(300))
    }
}
