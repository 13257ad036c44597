import Wayline
import XCTest

@testable import Screens

@MainActor
final class LogOutTests: XCTestCase {
    private let accounts = AccountServiceStub()

    func testTheFlowEndsWhenNobodyIsLoggedInAnyMore() async throws {
        XCTAssertEqual(try LogOutRouter().route(to: "done"), .stay)
        XCTAssertEqual(try LogOutRouter().route(to: "done", .init(isLoggedOut: true)), .finish)
    }

    func testAFailureIsShownAndTheFlowGoesOn() async throws {
        accounts.error = .fault(.offline(host: "example.com"))
        let viewModel = LogOutViewModel(accounts: accounts, words: .english)
        await viewModel.logOut()
        XCTAssertEqual(viewModel.error.value, "\(ServiceFault.offline(host: "example.com"))")
        XCTAssertFalse(viewModel.isLoggedOut)
        accounts.error = nil
        await viewModel.logOut()
        XCTAssertEqual(viewModel.error.value, "")
        XCTAssertTrue(viewModel.isLoggedOut)
    }
}
