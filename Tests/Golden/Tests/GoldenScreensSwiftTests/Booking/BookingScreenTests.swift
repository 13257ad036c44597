import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct BookingScreenTests {
    private func begin() async throws -> (FlowDriver, BookingScreen) {
        let screen = BookingScreen()
        let app = try FlowDriver(of: screen, at: .booking)
        #expect(app.path == ["host", "booking"])
        #expect(app.text.hasPrefix("Booking"), "\(app.text)")
        #expect(ScreenList.all.contains { $0.title == "Booking" })
        return (app, screen)
    }

    @Test func theUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        #expect(view.done.hint == "Fill in name.")
        #expect(viewModel.name.value == "")
        try await app.type("My name", into: "Name")
        #expect(viewModel.name.value == "My name")
        #expect(view.done.hint == "")
        for (name, text) in [("Name", "My name")] {
            try await app.type("", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            try await app.type(text, into: name)
        }
        #expect(view.done.isDefault)
        try await app.choose("Done")
        #expect(app.path == ["host"])
    }

    @Test func eachDecision() async throws {
        let router = BookingRouter()
        #expect(try router.route(to: "done", .init(canFinish: true)) == .pop)
        #expect(try router.route(to: "done", .init()) == .stay)
    }
}
