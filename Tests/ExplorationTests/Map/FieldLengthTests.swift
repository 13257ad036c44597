import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// The lengths of texts that fields take, in a map.
@MainActor
final class FieldLengthTests: XCTestCase {
    func testAMapHasTheLengthsThatEnableAButton() async throws {
        let lines = try await lines(for: ["Name": "An Binh"])
        XCTAssertEqual(
            lines.filter { $0.contains("'Name'") },
            [
                "shows guest length of 'Name': 2 to 40 characters"
            ])
    }

    func testAMapHasTheLengthsThatShowNoError() async throws {
        let lines = try await lines(for: ["Password": "Mangoes-are-7"])
        XCTAssertEqual(
            lines.filter { $0.contains("'Password'") },
            [
                "shows guest length of 'Password': 8 or more characters"
            ])
    }

    func testFormsWithErrorsAreNotUsed() async throws {
        let lines = try await lines(for: ["Password": "7"], ["Password": "Mangoes-are-7"])
        XCTAssertEqual(
            lines.filter { $0.contains("'Password'") },
            [
                "shows guest length of 'Password': 8 or more characters"
            ])
    }

    func testAFormWithAnErrorLeavesNothingBehind() async throws {
        let lines = try await lines(for: ["Name": "An"], ["Email": "x"])
        XCTAssertEqual(lines, ["shows guest length of 'Name': 2 to 40 characters"])
    }

    func testALengthCanBeExact() async throws {
        let lines = try await lines(for: ["Code": "123456"])
        XCTAssertEqual(lines, ["shows guest length of 'Code': exactly 6 characters"])
    }

    func testAFieldWithoutARuleAndAnAddressHaveNoLengths() async throws {
        let lines = try await lines(for: ["Name": "An", "Note": "By post", "Email": "an@b.vn"])
        XCTAssertEqual(lines, ["shows guest length of 'Name': 2 to 40 characters"])
    }

    /// The lines about lengths in the map of an app with these forms.
    private func lines(for forms: [String: String]...) async throws -> [String] {
        var inputs = ExplorationInputs<Void>()
        for (number, form) in forms.enumerated() { inputs = inputs.form("\(number)", form) }
        let app = Exploration(in: {}, inputs: inputs) {
            App("Guests") { _ in GuestsCoordinator() }
        }
        return try await app.run().map.lines.filter { $0.contains("length of") }
    }
}

private final class GuestsCoordinator: Coordinator {
    static let flow = Flow<GuestsCoordinator>("guest") {
        FlowScreen("guest") { _ in GuestScreen() }
    }
}

/// The name must have 2 to 40 characters; otherwise Save is disabled, without an error. The code
/// must have 6, and the password 8 or more with a digit; otherwise they show an error.
private final class GuestScreen: ViewScreen {
    let view = GuestView()

    init() {
        bind(view.name.textPublisher) { screen, _ in screen.validate() }
        bind(view.code.textPublisher) { screen, text in
            screen.view.code.error = text.count == 6 ? "" : "A code has six characters."
        }
        bind(view.password.textPublisher) { screen, text in
            let isGood = text.count >= 8 && text.contains(where: \.isNumber)
            screen.view.password.error = isGood || text.isEmpty ? "" : "This is not safe."
        }
        bind(view.email.textPublisher) { screen, text in
            screen.view.email.error = text.contains("@") ? "" : "This has no '@'."
            screen.validate()
        }
    }

    private func validate() {
        view.save.isEnabled = (2...40).contains(view.name.text.count) && !view.email.hasError
    }
}

private final class GuestView: View {
    let title = "Guest"
    let name = TextField("Name")
    let note = TextField("Note")
    let email = TextField("Email")
    let code = TextField("Code")
    let password = SecureField("Password")
    let save = Button("Save")

    var controls: [Control] { [email, note, name, code, password, save] }
}
