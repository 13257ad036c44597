import Binding
import Coordination
import Screens
import TextMenu
import XCTest

/// Walks through the real screens by the labels of what they offer.
@MainActor
struct Walker {
    let navigator: Navigator

    init() throws {
        navigator = try Navigator(AppCoordinator(accounts: SampleAccounts()))
    }

    var screen: any MenuScreen {
        get throws { try XCTUnwrap(navigator.screen as? any MenuScreen) }
    }

    func type(
        _ text: String, into label: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        for case .field(label, let value, _) in try screen.items {
            value.value = text
            return
        }
        XCTFail("'\(try screen.title)' has no field '\(label)'.", file: file, line: line)
    }

    func choose(
        _ label: String, file: StaticString = #filePath, line: UInt = #line
    ) async throws {
        for case .button(label, let action) in try screen.items {
            _ = await action()
            return
        }
        XCTFail("'\(try screen.title)' has no button '\(label)'.", file: file, line: line)
    }

    func logIn(_ email: String, _ password: String) async throws {
        try type(email, into: "Email")
        try type(password, into: "Password")
        try await choose("Log in")
    }
}
