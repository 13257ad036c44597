import Binding
import XCTest

@testable import Screens

@MainActor
final class PublishedLoginViewModelTests: XCTestCase {
    private let clock = TestScheduler()

    func testOneAttemptIsMadeAtATime() async {
        let accounts = StubAccounts(clock: AnyScheduler(clock))
        accounts.delay = 1
        let viewModel = PublishedLoginViewModel(accounts: accounts, words: .english)
        viewModel.email = "an@example.com"
        viewModel.password = "secret"
        let presses = (0..<2).map { _ in Task { await viewModel.logIn() } }
        await accounts.wait(forAttempts: 1)
        for _ in 0..<20 { await Task.yield() }
        XCTAssertEqual(accounts.attempts.count, 1)
        for press in presses {
            press.cancel()
            await press.value
        }
    }
}
