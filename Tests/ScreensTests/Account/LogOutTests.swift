import SampleSupport
import Wayline
import XCTest

@testable import Screens

@MainActor
final class LogOutTests: XCTestCase {
    private let accounts = AccountServiceStub()

    func testAFailureIsKeptUntilTheNextTry() async throws {
        accounts.error = .fault(.offline(host: "example.com"))
        let logOut = LogOut(accounts: accounts, words: .english)
        let hasFailed = await !logOut.run()
        XCTAssertTrue(hasFailed)
        XCTAssertEqual(logOut.failure, "\(ServiceFault.offline(host: "example.com"))")
        accounts.error = nil
        let isDone = await logOut.run()
        XCTAssertTrue(isDone)
        XCTAssertNil(logOut.failure)
    }

    func testTheQuestionIsInTheLanguageOfTheUser() async {
        XCTAssertEqual(
            Alert.logOut(Words(.vietnamese)), .confirm("Đăng xuất?", yes: "Đăng xuất", no: "Ở lại"))
    }
}
