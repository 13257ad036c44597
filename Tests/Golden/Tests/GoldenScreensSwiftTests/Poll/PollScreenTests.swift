import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct PollScreenTests {
    private func begin() async throws -> (FlowDriver, PollScreen) {
        let viewModel = PollViewModel(PollInput(id: 7))
        let screen = PollScreen(viewModel: viewModel)
        let app = try FlowDriver(of: screen, at: .poll)
        #expect(app.path == ["host", "poll"])
        #expect(app.text.hasPrefix("Poll"), "\(app.text)")
        return (app, screen)
    }

    @Test func theUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        #expect(view.done.hint == "Fill in a, b, c, d and born.")
        #expect(viewModel.a.value == "")
        try await app.type("My a", into: "A")
        #expect(viewModel.a.value == "My a")
        #expect(viewModel.b.value == "")
        try await app.type("My b", into: "B")
        #expect(viewModel.b.value == "My b")
        #expect(viewModel.c.value == "")
        try await app.type("My c", into: "C")
        #expect(viewModel.c.value == "My c")
        #expect(viewModel.d.value == "")
        try await app.type("My d", into: "D")
        #expect(viewModel.d.value == "My d")
        #expect(viewModel.born.value == CalendarDate?.none)
        try await app.type("1970-01-01", into: "Born")
        #expect(viewModel.born.value == CalendarDate.epoch)
        #expect(viewModel.height.value == Double?.none)
        try await app.type("7.5", into: "Height")
        #expect(viewModel.height.value == 7.5)
        #expect(view.done.hint == "")
        for (name, text) in [
            ("A", "My a"), ("B", "My b"), ("C", "My c"), ("D", "My d"), ("Born", "1970-01-01"),
        ] {
            try await app.type("", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            try await app.type(text, into: name)
        }
        for (name, text) in [("Born", "1970-01-01"), ("Height", "7.5")] {
            try await app.type("x", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            try await app.type(text, into: name)
        }
        #expect(view.done.isDefault)
        try await app.choose("Done")
        #expect(app.path == ["host"])
    }

    @Test func eachDecision() async throws {
        let router = PollRouter()
        #expect(try router.route(to: "done", .init(canFinish: true)) == .pop)
        #expect(try router.route(to: "done", .init()) == .stay)
    }
}
