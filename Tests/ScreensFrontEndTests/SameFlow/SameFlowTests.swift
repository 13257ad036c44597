import Wayline
import XCTest

@testable import Screens

/// The same steps lead to the same states, in every front end.
@MainActor
final class SameFlowTests: XCTestCase {
    private func expectTheSame(
        _ steps: [Step], at path: [RouteName], line: UInt = #line
    ) async throws {
        let headless = try await HeadlessWalk().take(steps)
        let byKeys = try await KeyWalk().take(steps)
        let byLines = try await LineWalk().take(steps)
        XCTAssertEqual(headless.last?.path, path, line: line)
        XCTAssertEqual(headless.count, steps.count, line: line)
        XCTAssertEqual(byKeys.map(\.summary), headless.map(\.summary), line: line)
        XCTAssertEqual(byLines.map(\.summary), headless.map(\.summary), line: line)
        XCTAssertEqual(byKeys, headless, line: line)
        XCTAssertEqual(byLines, headless, line: line)
    }

    private func logIn(_ email: String, _ password: String) -> [Step] {
        [.type(email, into: "Email"), .type(password, into: "Password"), .choose("Log in")]
    }

    func testLogInAndOut() async throws {
        let steps = logIn("valid@example.com", "sen hong 2025")
        try await expectTheSame(steps, at: ["home"])
        let out: [Step] = [.nextTab, .nextTab, .nextTab, .choose("Log out"), .answer("Log out")]
        try await expectTheSame(steps + out, at: ["login"])
    }

    func testAnExpiredAndALeakedPassword() async throws {
        let expired = logIn("expired@example.com", "trang ram 2024")
        try await expectTheSame(expired, at: ["login", "change-password"])
        try await expectTheSame(
            expired + [.back, .answer("Stay")], at: ["login", "change-password"])
        try await expectTheSame(expired + [.back, .answer("Log out")], at: ["login"])
        let leaked = logIn("leaked@example.com", "mua xuan 2023")
        let out: [Step] = [.choose("Log out"), .answer("Log out")]
        try await expectTheSame(leaked + out, at: ["login"])
    }

    func testAWrongPasswordAndThenTheRightOne() async throws {
        let wrong = logIn("valid@example.com", "sen")
        try await expectTheSame(wrong, at: ["login"])
        let right: [Step] = [.type("sen hong 2025", into: "Password"), .choose("Log in")]
        try await expectTheSame(wrong + right, at: ["home"])
    }
}

extension NavigationState {
    /// The part that is compared first, since its difference is easier to read.
    fileprivate var summary: String {
        "\(path.map(\.rawValue)) \(activeFlow.alert?.title ?? "") \(revision)"
    }
}
