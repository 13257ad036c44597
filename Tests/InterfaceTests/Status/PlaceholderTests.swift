import Binding
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

@MainActor
final class PlaceholderTests: XCTestCase {
    private let placeholder = Placeholder(.empty("No orders yet."), retry: "Try again")

    /// The screens that keep the bindings.
    private var screens: [FixedScreen] = []

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
            let (placeholder, request) = closed(isFinal: isFinal)
            while request.error.value == nil { await Task.yield() }
            XCTAssertEqual(placeholder.state, .failed("closed", canRetry: !isFinal))
            XCTAssertEqual(placeholder.retry.isHidden, isFinal)
        }
    }

    func testALoadAfterAFinalFailureIsShown() async {
        let (placeholder, request) = closed(isFinal: true)
        while request.error.value == nil { await Task.yield() }
        let (answer, answers) = AsyncStream.makeStream(of: Int.self)
        let load = Task {
            _ = await request.run { () async throws(KitchenError) in
                for await value in answer { return value }
                throw .closed
            }
        }
        while !request.isRunning.value { await Task.yield() }
        XCTAssertEqual(placeholder.state, .loading("Loading"))
        XCTAssertTrue(placeholder.retry.isHidden)
        answers.yield(7)
        await load.value
        XCTAssertNil(placeholder.state)
    }

    /// A placeholder whose contents cannot be loaded, as their request will say.
    private func closed(isFinal: Bool) -> (Placeholder, Request<Int, KitchenError>) {
        let (screen, request) = (FixedScreen("Menu"), Request<Int, KitchenError>())
        let placeholder = Placeholder(retry: "Try again")
        screens.append(screen)
        screen.bind(placeholder, request, loading: "Loading") {
            "\($0)"
        } isFinal: { _ in
            isFinal
        } load: { _ in
            await request.run { () async throws(KitchenError) in throw .closed }
        }
        return (placeholder, request)
    }
}

private enum KitchenError: Error {
    case closed
}
