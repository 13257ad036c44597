import WaylineInterface
import XCTest

@MainActor
final class SpokenTextTests: XCTestCase {
    func testEachKindSaysWhatItIsAndWhatItHolds() async {
        let list = List("Fruits", ["Apple", "Pear", "Pineapple"])
        list.filter = "app"
        let (field, secret) = (TextField("Name", placeholder: "Ann Lee"), SecureField("PIN"))
        let spoken =
            [
                (Label("Be welcome."), "Be welcome."), (field, "Name, text field: empty, Ann Lee"),
                (secret, "PIN, secure text field: empty"), (Button("Go"), "Go, button"),
                (Toggle("On", isOn: true), "On, switch: on"),
                (Choice("Weeks", ["one", "two"]), "Weeks, choice: one, 1 of 2"),
                (Choice("Weeks", []), "Weeks, choice: nothing chosen"),
                (list, "Fruits, list: 2 rows of 3 with 'app'"),
                (List("Fruits", ["Plum"]), "Fruits, list: 1 row"),
                (Spinner("Loading", isSpinning: true), "Loading: working"),
                (ProgressBar("Space", fraction: 0.255), "Space, progress: 26 %"),
                (ProgressBar("Space", fraction: .infinity), "Space, progress: 100 %"),
                (ProgressBar("Space", fraction: .nan), "Space, progress: 0 %"),
                (
                    NamedValues("Loans", [.init("Kim", "now"), .init("It", "late")]),
                    "Loans, details: Kim: now, It: late"
                ),
                (Picture("Ann Lee"), "picture: Ann Lee"), (Section("Account", []), "Account"),
            ] as [(Control, String)]
        for (control, text) in spoken { XCTAssertEqual(control.spokenText, text) }
    }

    func testAPasswordIsNeverSpoken() async {
        let secret = SecureField("PIN")
        secret.type("open sesame")
        XCTAssertEqual(secret.spokenText, "PIN, secure text field: filled in")
    }

    func testAnErrorIsShownInPlaceOfTheHint() async {
        let field = TextField("Name")
        field.hint = "As in your passport"
        XCTAssertEqual(field.spokenText, "Name, text field: empty; As in your passport")
        field.error = "It is too long"
        XCTAssertEqual(field.spokenText, "Name, text field: empty; It is too long")
    }

    func testAnUnusableControlSaysSo() async {
        let button = Button("Go")
        button.isEnabled = false
        XCTAssertEqual(button.spokenText, "Go, button: not available now")
        button.spokenLabel = "Go to the shop"
        XCTAssertEqual(button.spokenText, "Go to the shop, button: not available now")
    }

    func testInitialsAreThoseOfTheFirstAndTheLastWord() async {
        let initials = [
            "Ann": "A", "ann  maria lee": "AL", "": "", "e\u{301}va o": "ÉO", "👩‍👧 x": "👩‍👧X",
        ]
        for (name, text) in initials { XCTAssertEqual(Picture(name).initials, text) }
    }
}
