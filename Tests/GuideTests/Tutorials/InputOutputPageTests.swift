import Wayline
import XCTest

/// The code of Docs/Tutorials/InputOutput.md, and what the page says of it.
@MainActor
final class InputOutputPageTests: XCTestCase {
    private var tokens: Set<AnyCancellable> = []
    private let userName = Observable("")
    private let submit = Signal<Void>()

    func testAClosureGetsTheFirstValueAndEndsWithItsToken() async {
        var shown: [String] = []
        let name = Observable("An")
        let token = name.bind { shown.append($0) }
        name.value = "Binh"
        token.cancel()
        name.value = "Chi"
        XCTAssertEqual(shown, ["An", "Binh"])
    }

    func testASignalHasNoFirstValue() async {
        var alerts: [String] = []
        let errors = Signal<String>()
        errors.bind { alerts.append($0) }.store(in: &tokens)
        XCTAssertEqual(alerts, [])
        errors.send("Offline.")
        errors.send("Offline.")
        XCTAssertEqual(alerts, ["Offline.", "Offline."])
    }

    func testATapIsPublished() async {
        let logIn = Button("Log in")
        let taps = Signal<Void>()
        var attempts = 0
        taps.bind { attempts += 1 }.store(in: &tokens)
        logIn.publisher(for: .tap).sink { _ in taps.send() }.store(in: &tokens)
        logIn.tap()
        XCTAssertEqual(attempts, 1)
    }

    func testADriverIsADerivedValueMadeFromAStream() async {
        let temperature = PassthroughSubject<Int, LoginFailure>()
        let driver = temperature.derived(startingWith: 0, onFailure: { _ in -1 })
        temperature.send(21)
        XCTAssertEqual(driver.value, 21)
        temperature.send(completion: .failure(.locked))
        XCTAssertEqual(driver.value, -1)
    }

    func testAStreamIsBoundToAValue() async {
        let typed = PassthroughSubject<String, Never>()
        typed.assign(to: \.value, on: userName).store(in: &tokens)
        typed.send("Binh")
        XCTAssertEqual(userName.value, "Binh")
    }

    func testTheLatestOfAnotherIsRead() async {
        var submitted: [String] = []
        submit.map { [userName] in userName.value }.sink { submitted.append($0) }.store(in: &tokens)
        userName.value = "An"
        submit.send()
        XCTAssertEqual(submitted, ["An"])
    }
}

/// The reason why a login failed.
private enum LoginFailure: Error {
    case locked
}
