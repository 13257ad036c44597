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

    func testADelegateAnswersBeforeTheActionIsSent() async {
        let (screen, gallery) = (PosterScreen(), Gallery(open: [7]))
        screen.delegate = gallery
        var actions: [PosterScreen.Action] = []
        screen.sink { actions.append($0) }.store(in: &tokens)
        screen.open(8)
        screen.open(7)
        XCTAssertEqual(actions, [.didOpen(7)])
        XCTAssertEqual(gallery.asked, [8, 7])
    }
}

/// Opens some posters, and lists those that it was asked about.
private final class Gallery: PosterDelegate {
    private(set) var asked: [Int] = []
    private let posters: Set<Int>

    init(open posters: Set<Int>) {
        self.posters = posters
    }

    func mayOpen(_ poster: Int) -> Bool {
        asked.append(poster)
        return posters.contains(poster)
    }
}
