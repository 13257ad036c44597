import XCTest

final class EndToEndTests: XCTestCase {
    func testAValidPasswordShowsHome() throws {
        let app = try BuiltApp(input: "1\nvalid@example.com\n2\nsen hong 2025\n3\nq\n")
        XCTAssertTrue(
            app.output.contains("\nHome\n\nWelcome, "), app.output)
        XCTAssertFalse(app.output.contains("Change password"), app.output)
        XCTAssertEqual(app.status, 0)
    }

    func testAnExpiredOrLeakedPasswordShowsChangePassword() throws {
        for account in [
            "expired@example.com\n2\ntrang ram 2024", "leaked@example.com\n2\nmua xuan 2023",
        ] {
            let app = try BuiltApp(input: "1\n\(account)\n3\nq\n")
            XCTAssertTrue(app.output.contains("\nChange password\n"), app.output)
            XCTAssertFalse(app.output.contains("\nHome\n"), app.output)
            XCTAssertEqual(app.status, 0)
        }
    }

    func testAPasswordIsNeverWritten() throws {
        let app = try BuiltApp(input: "2\nsen hong 2025\n3\nq\n")
        XCTAssertTrue(app.output.contains("Password, secure text field: filled in"), app.output)
        XCTAssertFalse((app.output + app.errors).contains("sen hong 2025"), app.output)
    }

    func testAWrongAnswerIsAskedAgain() throws {
        let app = try BuiltApp(input: "7\nq\n")
        XCTAssertTrue(
            app.output.hasSuffix(
                """
                Choose 1 to 5, or ? for help:\u{20}
                '7' is not a choice: type 1 to 5, or ? for help.

                Choose 1 to 5, or ? for help:\u{20}
                """), app.output)
        XCTAssertEqual(app.status, 0)
    }

    func testALineMayEndWithACarriageReturnToo() throws {
        let app = try BuiltApp(input: "1\r\nvalid@example.com\r\n2\r\nsen hong 2025\r\n3\r\nq\r\n")
        XCTAssertTrue(app.output.contains("\nHome\n\nWelcome, "), app.output)
    }

    func testTheEndOfTheInputEndsTheAppWell() throws {
        for input in ["", "1\n", "1\nvalid@example.com\n", "7"] {
            let app = try BuiltApp(input: input)
            XCTAssertTrue(app.output.hasSuffix(": \n"), app.output)
            XCTAssertEqual(app.errors, "")
            XCTAssertEqual(app.status, 0)
        }
    }
}
