import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

/// After a failed submit, the first field with an error gets the focus.
@MainActor
final class FailedSubmitTests: XCTestCase {
    private let (email, password) = (TextField("Email"), SecureField("Password"))
    private let logIn = Button("Log in", isDefault: true)

    func testADriverReadsTheFocus() async throws {
        logIn.onTap(self) { test in
            test.password.error = test.password.text == "right" ? "" : "wrong"
        }
        let app = try FlowDriver(FixedCoordinator([email, password, logIn, Button("Sign up")]))
        try await app.type("an@example.com", into: "Email")
        try await app.type("wrong", into: "Password")
        XCTAssertNil(app.focus)
        try await app.submit("Password")
        XCTAssertEqual(app.focus, "Password")
        try await app.type("right", into: "Password")
        XCTAssertNil(app.focus)
        try await app.choose("Log in")
        XCTAssertNil(app.focus)
        password.text = ""
    }
}
