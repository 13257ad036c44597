import Screens
import XCTest

final class SampleAccountsTests: XCTestCase {
    func testEachSampleAccountHasItsStatus() async {
        let accounts: [(String, String, AccountStatus?)] = [
            ("valid@example.com", "sen hong 2025", .valid),
            ("expired@example.com", "trang ram 2024", .expired),
            ("leaked@example.com", "mua xuan 2023", .leaked),
            ("valid@example.com", "mua xuan 2023", nil),
            ("valid@example.com", "", nil),
            ("", "", nil),
        ]
        for (email, password, expected) in accounts {
            let status = await SampleAccounts().status(email: email, password: password)
            XCTAssertEqual(status, expected, "\(email) \(password)")
        }
    }
}
