import Binding
import SampleSupport
import XCTest

@testable import Screens

@MainActor
final class UserSessionTests: XCTestCase {
    private let accounts = AccountServiceStub()
    private let articles = HeldArticles()
    private lazy var environment = AppEnvironment(
        services: Services(
            accounts: accounts, articles: articles, profiles: NoProfiles()))

    private func ask() async -> Task<Void, Never> {
        let (articles, calls) = (environment.articles, self.articles.calls.count)
        let task = Task {
            do { _ = try await articles.mostPopular(by: .viewed, over: .week) } catch {}
        }
        while self.articles.calls.count == calls { await Task.yield() }
        return task
    }

    func testAnAnswerThatNobodyIsLoggedInEndsTheSession() async throws {
        _ = try await environment.session.logIn(email: "an@example.com", password: "")
        var ends = 0
        let listener = environment.session.expired.bind { ends += 1 }
        let task = await ask()
        await articles.answer(0, .failure(.notLoggedIn))
        await task.value
        XCTAssertNil(environment.session.current.value)
        XCTAssertEqual(ends, 1)
        listener.cancel()
    }

    func testALateAnswerToOneSessionDoesNotEndTheNext() async throws {
        _ = try await environment.session.logIn(email: "an@example.com", password: "")
        let task = await ask()
        accounts.session = .sample(email: "binh@example.com")
        _ = try await environment.session.logIn(email: "binh@example.com", password: "")
        await articles.answer(0, .failure(.notLoggedIn))
        await task.value
        XCTAssertEqual(environment.session.current.value?.email, "binh@example.com")
    }
}
