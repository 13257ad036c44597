import Screens
import Wayline
import XCTest

@MainActor
final class LaunchRouterTests: XCTestCase {
    func testTheSessionDecidesTheFirstScreen() async throws {
        let change = Transition.sequence([.enter(.signIn), .push(.changePassword)])
        for (viewModel, transition) in [
            (LaunchViewModelStub(isOpen: false), .stay),
            (LaunchViewModelStub(), .enter(.signIn)),
            (LaunchViewModelStub(.valid), .enter(.home)),
            (LaunchViewModelStub(.expired), change), (LaunchViewModelStub(.leaked), change),
        ] {
            XCTAssertEqual(
                try LaunchRouter(viewModel: viewModel).route(to: "opened"), transition)
        }
    }
}
