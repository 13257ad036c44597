import Binding
import Screens
import XCTest

@MainActor
final class UserSessionTests: XCTestCase {
    private let accounts = AccountServiceStub()
    private let articles = HeldArticles()
    private lazy var surroundings = Surroundings(
        services: Services(
            accounts: accounts, articles: articles, profiles: NoProfiles()))

    private func ask() async -> Task<Void, Never> {
        let (articles, calls) = (surroundings.articles, self.articles.calls.count)
        let task = Task {
            do { _ = try await articles.mostPopular(by: .viewed, over: .week) } catch {}
        }
        while self.articles.calls.count == calls { await Task.yield() }
        return task
    }

    func testAnAnswerThatNobodyIsLoggedInEndsTheSession() async throws {
        _ = try await surroundings.session.logIn(email: "an@example.com", password: "")
        var ends = 0
        let listener = surroundings.session.expired.bind { ends += 1 }
        let task = await ask()
        await articles.answer(0, .failure(.notLoggedIn))
        await task.value
        XCTAssertNil(surroundings.session.current.value)
        XCTAssertEqual(ends, 1)
        listener.cancel()
    }

    func testALateAnswerToOneSessionDoesNotEndTheNext() async throws {
        _ = try await surroundings.session.logIn(email: "an@example.com", password: "")
        let task = await ask()
        accounts.session = .sample(email: "binh@example.com")
        _ = try await surroundings.session.logIn(email: "binh@example.com", password: "")
        await articles.answer(0, .failure(.notLoggedIn))
        await task.value
        XCTAssertEqual(surroundings.session.current.value?.email, "binh@example.com")
    }
}
