import Binding
import WaylineStreams
import XCTest

/// The code of Docs/Binding/FromRxSwift.md, and what the page says of it.
final class FromRxSwiftPageTests: XCTestCase {
    private var tokens: Set<AnyCancellable> = []
    private let userName = Observable("")
    private let submit = Signal<Void>()

    private func output(_ reply: Result<String, LoginFailure>) -> LoginPresenter.Output {
        LoginPresenter { _ in reply.publisher.eraseToAnyPublisher() }.transform(
            LoginPresenter.Input(
                name: userName.eraseToAnyPublisher(), submit: submit.eraseToAnyPublisher()))
    }

    func testAnOutputFollowsItsInputs() {
        let output = output(.success("Hello"))
        XCTAssertFalse(output.canSubmit.value)
        userName.value = "An"
        submit.send()
        XCTAssertTrue(output.canSubmit.value)
        XCTAssertEqual(output.greeting.value, "Hello")
    }

    func testAFailureIsShownAndEndsNothing() {
        let output = output(.failure(.locked))
        var shown: [String] = []
        output.greeting.bind { shown.append($0) }.store(in: &tokens)
        submit.send()
        submit.send()
        XCTAssertEqual(shown, ["", "Not now: locked", "Not now: locked"])
    }

    func testADriverIsADerivedValueMadeFromAStream() {
        let temperature = PassthroughSubject<Int, LoginFailure>()
        let driver = temperature.derived(startingWith: 0, onFailure: { _ in -1 })
        temperature.send(21)
        XCTAssertEqual(driver.value, 21)
        temperature.send(completion: .failure(.locked))
        XCTAssertEqual(driver.value, -1)
    }

    func testAStreamIsBoundToAValue() {
        let typed = PassthroughSubject<String, Never>()
        typed.assign(to: \.value, on: userName).store(in: &tokens)
        typed.send("Binh")
        XCTAssertEqual(userName.value, "Binh")
    }

    func testTheLatestOfAnotherIsRead() {
        var submitted: [String] = []
        submit.map { [userName] in userName.value }.sink { submitted.append($0) }.store(in: &tokens)
        userName.value = "An"
        submit.send()
        XCTAssertEqual(submitted, ["An"])
    }
}
