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
}
