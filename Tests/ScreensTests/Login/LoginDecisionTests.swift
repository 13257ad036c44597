import Testing
import Wayline

@testable import Screens

/// A decision is asserted in one line in Swift Testing, too.
struct LoginDecisionTests {
    @Test func aValidAccountLeadsHome() throws {
        #expect(try LoginRouter().route(to: "login", .init(status: .valid)) == .enter(.home))
    }
}
