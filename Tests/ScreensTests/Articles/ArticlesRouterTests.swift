import Screens
import Wayline
import XCTest

@MainActor
final class ArticlesRouterTests: XCTestCase {
    func testAFailureIsShownInAnAlert() async {
        let decisions: [(String, Transition)] = [
            ("", .stay),
            (
                "Offline.",
                .alert(Alert("The articles could not be loaded", message: "Offline."))
            ),
        ]
        for (error, transition) in decisions {
            let viewModel = ArticlesViewModelStub(error: error)
            let router = ArticlesRouter(viewModel: viewModel, words: .english)
            XCTAssertEqual(try router.route(to: "failed"), transition)
        }
    }
}
