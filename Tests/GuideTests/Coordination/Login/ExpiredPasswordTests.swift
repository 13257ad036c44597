import Testing
import Wayline

/// The first test of Docs/Coordination/FromIdeaToTest.md, in Swift Testing.
struct ExpiredPasswordTests {
    @Test func anExpiredPasswordMustBeChanged() throws {
        let decision = try LoginRouter().route(
            to: "log-in", .init(status: .expired, email: "an@example.com"))
        #expect(decision == .push(.changePassword, ChangePasswordInput(email: "an@example.com")))
    }
}
