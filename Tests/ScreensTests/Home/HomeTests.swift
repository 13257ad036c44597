import Foundation
import Wayline
import XCTest

@testable import Screens

@MainActor
final class HomeTests: XCTestCase {
    private let hue = ArticleReference(id: 1, title: "Hue", ranking: .shared)

    func testTheGreetingFollowsTheSession() async {
        let session = Observable<Session?>(FixedAccounts.an)
        let viewModel = HomeViewModel(
            session: session, recentlyRead: RecentlyRead(), readLater: ReadLater(), words: .english)
        XCTAssertEqual(viewModel.greeting.value, "Welcome, An.")
        session.value = nil
        XCTAssertEqual(viewModel.greeting.value, "")
    }

    func testAnArticleReadAgainComesFirst() async {
        let recentlyRead = RecentlyRead()
        let viewModel = HomeViewModel(
            session: Observable(nil), recentlyRead: recentlyRead, readLater: ReadLater(),
            words: .english)
        let other = ArticleReference(id: 2, title: "Other", ranking: .viewed)
        recentlyRead.note(hue)
        recentlyRead.note(other)
        viewModel.reread(hue)
        XCTAssertEqual(viewModel.recentlyRead.value, [hue, other])
    }

    func testADraftOfTheVersionBeforeKeepsWhatWasRead() async throws {
        let old = try JSONEncoder().encode([hue])
        let draft = HomeDraft(recentlyRead: [hue], readLater: [], keepsHistory: true)
        XCTAssertEqual(try JSONDecoder().decode(HomeDraft.self, from: old), draft)
        let new = try JSONEncoder().encode(draft)
        XCTAssertEqual(try JSONDecoder().decode(HomeDraft.self, from: new), draft)
    }
}
