import SampleSupport
import ServiceContract
import XCTest

@testable import Screens

final class CancellationTests: XCTestCase {
    func testACancelledLoginDoesNotLogIn() async throws {
        let home = try EmbeddedHome()
        let accounts = home.services().accounts
        _ = try await accounts.currentSession()
        let login = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await accounts.logIn(
                email: Sample.valid.email, password: Sample.valid.password)
        }
        let result = await login.result
        XCTAssertThrowsError(try result.get()) {
            XCTAssertEqual($0 as? AccountError, .fault(.cancelled))
        }
        let session = try await accounts.currentSession()
        XCTAssertNil(session)
    }

    func testManyWrongPasswordsAtOnceAreNotFree() async throws {
        let home = try EmbeddedHome()
        let accounts = home.services().accounts
        let errors = await withTaskGroup(of: AccountError?.self) { group in
            for _ in 1...20 { group.addTask { await Self.failure(of: accounts) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let wrong = errors.filter { $0 == .wrongCredentials }
        XCTAssertLessThanOrEqual(wrong.count, 4)
        XCTAssertFalse(errors.contains(nil))
    }

    private static func failure(of accounts: any AccountService) async -> AccountError? {
        do throws(AccountError) {
            _ = try await accounts.logIn(email: Sample.valid.email, password: "wrong")
            return nil
        } catch {
            return error
        }
    }
}
