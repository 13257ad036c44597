import Wayline
import XCTest

/// The code of Docs/Tutorials/ActionsBesideADelegate.md, and what the page says of it.
@MainActor
final class ActionsBesideADelegatePageTests: XCTestCase {
    private var tokens: Set<AnyCancellable> = []

    func testAScreenCanBeAPublisher() async {
        let screen = PosterScreen()
        var bought = 0
        screen.filter { $0 == .didBuy }.sink { _ in bought += 1 }.store(in: &tokens)
        screen.actions.send(.didOpen(7))
        screen.actions.send(.didBuy)
        XCTAssertEqual(bought, 1)
    }
}
