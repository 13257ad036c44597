import SampleSupport
import ServiceContract
import XCTest

@testable import Screens

final class AttemptTests: XCTestCase {
    func testEachWaitIsTwiceTheOneBeforeUpToAQuarterOfAnHour() async throws {
        let home = try EmbeddedHome()
        let accounts = home.services().accounts
        for _ in 1...4 { _ = await wait(accounts) }
        var waits: [Int] = []
        for _ in 1...7 {
            let seconds = await wait(accounts)
            waits.append(seconds)
            home.clock.advance(seconds)
        }
        XCTAssertEqual(waits, [30, 60, 120, 240, 480, 900, 900])
    }

    func testWhileAnAccountWaitsTheErrorHasTheTimeThatIsLeft() async throws {
        let home = try EmbeddedHome()
        let accounts = home.services().accounts
        for _ in 1...5 { _ = await wait(accounts) }
        home.clock.advance(12)
        let left = await wait(accounts)
        XCTAssertEqual(left, 18)
        home.clock.advance(17)
        let last = await wait(accounts)
        XCTAssertEqual(last, 1)
    }

    func testAClockThatIsSetBackLocksNobodyOut() async throws {
        let home = try EmbeddedHome()
        let accounts = home.services().accounts
        for _ in 1...5 { _ = await wait(accounts) }
        home.clock.advance(-1_000_000)
        _ = try await accounts.logIn(email: Sample.valid.email, password: Sample.valid.password)
    }

    /// The seconds to wait after one more wrong password; 0 if there is no need.
    private func wait(_ accounts: any AccountService) async -> Int {
        do throws(AccountError) {
            _ = try await accounts.logIn(email: Sample.valid.email, password: "wrong")
        } catch {
            if case .slowedDown(let seconds) = error { return seconds }
        }
        return 0
    }
}
