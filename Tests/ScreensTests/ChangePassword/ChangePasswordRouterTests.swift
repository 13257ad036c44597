import Screens
import Wayline
import XCTest

@MainActor
final class ChangePasswordRouterTests: XCTestCase {
    private func decide(
        _ route: ChangePasswordRouter.Route, failure: String? = nil
    ) throws -> Transition {
        let viewModel = ChangePasswordViewModelStub(failure: failure)
        return try ChangePasswordRouter(viewModel: viewModel, words: .english)
            .route(to: RouteName(route))
    }

    func testEachRouteLeadsWhereItShould() async throws {
        XCTAssertEqual(try decide(.changed), .enter(.home))
        XCTAssertEqual(try decide(.failed), .stay)
        XCTAssertEqual(try decide(.failed, failure: "No."), .alert(Alert("No.")))
        XCTAssertEqual(try decide(.leave), .alert(.logOut(.english)))
        XCTAssertEqual(try decide(.logOut), .present(.logOut))
    }
}
