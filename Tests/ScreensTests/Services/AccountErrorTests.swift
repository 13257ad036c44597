import XCTest

@testable import Screens

final class AccountErrorTests: XCTestCase {
    func testEachErrorSaysWhatIsWrongAndWhatToDo() {
        let texts: [(AccountError, String)] = [
            (
                .wrongCredentials,
                "No account has this email and password. Try again, or choose 'Forgot password'."
            ),
            (
                .notAnEmail("mai"),
                "'mai' is not an email address: it takes a name, '@' and a domain, e.g. "
                    + "'you@example.com'."
            ),
            (.noName, "The name is empty: fill in the name that others will see."),
            (
                .emailTaken("mai@example.com"),
                "There is an account for 'mai@example.com' already. Log in, or choose 'Forgot "
                    + "password'."
            ),
            (.wrongOldPassword, "This is not your current password. Type it again."),
            (.wrongCode, "This code is wrong, used or too old. Go back to get a new one."),
            (.notLoggedIn, "You are not logged in any more. Log in again."),
            (.fault(.cancelled), "This was stopped before it was done. Try again."),
        ]
        for (error, text) in texts { XCTAssertEqual("\(error)", text) }
    }

    func testTheWaitIsGivenInSecondsOrInWholeMinutes() {
        let spans = [
            (1, "1 second"), (2, "2 seconds"), (90, "90 seconds"), (91, "2 minutes"),
            (120, "2 minutes"), (121, "3 minutes"), (900, "15 minutes"),
        ]
        for (seconds, span) in spans {
            XCTAssertEqual(
                "\(AccountError.slowedDown(seconds: seconds))",
                "Too many wrong passwords for this account. Wait \(span), then try again.")
        }
    }

    func testTheErrorOfARefusedPasswordListsAllBrokenRules() {
        XCTAssertEqual(
            "\(AccountError.passwordRefused([.longEnough, .notLeaked]))",
            "The password needs at least 10 characters. This password is on lists of leaked ones: "
                + "choose another.")
    }
}
