import Testing
import Wayline

@testable import GoldenScreens

/// Uses the menu as a user does.
@MainActor
struct MenuFlowTests {
    @Test func eachRowLeadsToItsScreenAndBack() async throws {
        let app = try FlowDriver(AppCoordinator())
        #expect(app.text.hasPrefix("Menu"), "\(app.text)")
        for screen in ScreenList.all {
            try await app.choose(screen.title, in: "Screens")
            #expect(app.path == ["menu", screen.route])
            try await app.back()
            #expect(app.path == ["menu"])
        }
        #expect(app.navigator.findLeaks() == [])
    }
}
