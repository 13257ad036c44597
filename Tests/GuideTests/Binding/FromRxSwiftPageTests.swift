import Binding
import WaylineStreams
import XCTest

/// The code of Docs/Binding/FromRxSwift.md, and what the page says of it.
final class FromRxSwiftPageTests: XCTestCase {
    private var tokens: Set<AnyCancellable> = []
    private let userName = Observable("")
    private let submit = Signal<Void>()

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

/// The reason why a login failed.
private enum LoginFailure: Error {
    case locked
}
