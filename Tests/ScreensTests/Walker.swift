import Binding
import Coordination
import Screens
import TextMenu
import XCTest

/// Walks through the real screens by the labels of what they offer.
@MainActor
struct Walker {
    let app = AppCoordinator(accounts: SampleAccounts())

    func type(
        _ text: String, into label: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        for case .field(label, let value, _) in app.screen.items {
            value.value = text
            return
        }
        XCTFail("'\(app.screen.title)' has no field '\(label)'.", file: file, line: line)
    }

    func choose(
        _ label: String, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        for case .button(label, let action) in app.screen.items {
            return try await app.follow(action())
        }
        XCTFail("'\(app.screen.title)' has no button '\(label)'.", file: file, line: line)
    }

    func logIn(_ email: String, _ password: String) async throws {
        type(email, into: "Email")
        type(password, into: "Password")
        try await choose("Log in")
    }
}
