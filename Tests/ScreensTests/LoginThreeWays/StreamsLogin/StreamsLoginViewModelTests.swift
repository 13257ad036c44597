import Binding
import XCTest

@testable import Screens

@MainActor
final class StreamsLoginViewModelTests: XCTestCase {
    private let clock = TestScheduler()

    func testOneAttemptIsMadeAtATime() async {
        let accounts = StubAccounts(clock: AnyScheduler(clock))
        accounts.delay = 1
        let viewModel = StreamsLoginViewModel(accounts: accounts, words: .english)
        viewModel.email.value = "an@example.com"
        viewModel.password.value = "secret"
        viewModel.logIn.send()
        await accounts.wait(forAttempts: 1)
        viewModel.logIn.send()
        for _ in 0..<20 { await Task.yield() }
        XCTAssertEqual(accounts.attempts.count, 1)
        XCTAssertEqual(accounts.cancelled, 0)
        XCTAssertTrue(viewModel.isLoggingIn.value)
    }
}
