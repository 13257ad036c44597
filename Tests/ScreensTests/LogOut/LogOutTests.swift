import Screens
import Wayline
import XCTest

@MainActor
final class LogOutTests: XCTestCase {
    private let accounts = AccountServiceStub()

    func testTheFlowEndsWhenNobodyIsLoggedInAnyMore() async throws {
        let viewModel = LogOutViewModel(accounts: accounts, words: .english)
        let router = LogOutRouter(viewModel: viewModel)
        XCTAssertEqual(try router.route(to: "done"), .stay)
        await viewModel.logOut()
        XCTAssertEqual(try router.route(to: "done"), .finish)
    }

    func testAFailureIsShownAndTheFlowGoesOn() async throws {
        accounts.error = .fault(.offline(host: "example.com"))
        let viewModel = LogOutViewModel(accounts: accounts, words: .english)
        await viewModel.logOut()
        XCTAssertEqual(viewModel.error.value, "\(ServiceFault.offline(host: "example.com"))")
        XCTAssertEqual(try LogOutRouter(viewModel: viewModel).route(to: "done"), .stay)
        accounts.error = nil
        await viewModel.logOut()
        XCTAssertEqual(viewModel.error.value, "")
        XCTAssertTrue(viewModel.isLoggedOut)
    }
}
