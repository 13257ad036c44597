import Wayline
import XCTest

@testable import Screens

final class LaunchRouterTests: XCTestCase {
    func testTheSessionDecidesTheFirstScreen() throws {
        let change = Transition.sequence([.enter(.signIn), .push(.changePassword)])
        let decisions: [(LaunchRouter.Facts, Transition)] = [
            (.init(isOpen: false), .stay), (.init(isOpen: true), .enter(.signIn)),
            (.init(isOpen: true, status: .valid), .enter(.home)),
            (.init(isOpen: true, status: .expired), change),
            (.init(isOpen: true, status: .leaked), change),
        ]
        for (facts, transition) in decisions {
            XCTAssertEqual(try LaunchRouter().route(to: "opened", facts), transition)
        }
    }
}
