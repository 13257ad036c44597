import Binding
import XCTest

@testable import Screens

@MainActor
final class RecentlyReadTests: XCTestCase {
    private let recentlyRead = RecentlyRead()
    private let choices = Signal<ArticleReference>()

    private var ids: [Int] { recentlyRead.articles.value.map(\.id) }

    override func setUp() async throws {
        recentlyRead.follow(choices)
    }

    func testTheNewestComesFirstAndNoneTwice() async {
        read([1, 2, 3, 1])
        XCTAssertEqual(ids, [1, 3, 2])
    }

    func testItKeepsTheLastTen() async {
        read(1...12)
        XCTAssertEqual(ids, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    }

    func testOnlyTheFollowedPublisherAddsArticles() async {
        recentlyRead.follow(Signal())
        read([1])
        XCTAssertEqual(ids, [])
    }

    private func read(_ ids: some Sequence<Int>) {
        for id in ids {
            choices.send(ArticleReference(id: id, title: "Number \(id)", ranking: .viewed))
        }
    }
}
