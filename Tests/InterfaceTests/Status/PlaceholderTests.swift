import Binding
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

@MainActor
final class PlaceholderTests: XCTestCase {
    private let placeholder = Placeholder(.empty("No orders yet."), retry: "Try again")

    func testADriverPressesItsButton() async throws {
        placeholder.state = .failed("The shop is closed.")
        placeholder.retry.onTap(self) { [placeholder] _ in
            placeholder.state = .empty("No orders yet.")
        }
        let app = try FlowDriver(FixedCoordinator([placeholder]))
        try await app.choose("Try again")
        XCTAssertEqual(app.text, "First\nNo orders yet.")
    }

    func testAFinalFailureHasNoButton() async {
        for isFinal in [false, true] {
            let (screen, request) = (FixedScreen("Menu"), Request<Int, KitchenError>())
            let placeholder = Placeholder(retry: "Try again")
            screen.bind(placeholder, request, loading: "Loading") {
                "\($0)"
            } isFinal: { _ in
                isFinal
            } load: { _ in
                await request.run { () async throws(KitchenError) in throw .closed }
            }
            while request.error.value == nil { await Task.yield() }
            XCTAssertEqual(placeholder.state, isFinal ? .empty("closed") : .failed("closed"))
            XCTAssertEqual(placeholder.retry.isHidden, isFinal)
        }
    }
}

private enum KitchenError: Error {
    case closed
}
