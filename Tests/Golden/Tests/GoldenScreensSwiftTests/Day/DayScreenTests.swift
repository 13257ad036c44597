import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct DayScreenTests {
    private let service = UnsteadyDay()

    private func begin() async throws -> (FlowDriver, DayScreen) {
        let flow = DayCoordinator(DayInput(day: CalendarDate.epoch), day: service)
        let app = try FlowDriver(of: flow, at: .day)
        let screen = try #require(app.screen as? DayScreen)
        try await app.wait { app.text.contains("Loading…") }
        #expect(app.path == ["host", "day"])
        #expect(app.text.hasPrefix("Day"), "\(app.text)")
        return (app, screen)
    }

    @Test func theContentsAreLoaded() async throws {
        let (app, screen) = try await begin()
        #expect(app.text.contains(DayError.unavailable.text), "\(app.text)")
        #expect(screen.view.values.rows == [])
        service.isFailing = false
        try await app.choose("Try again")
        #expect(screen.view.missing.state == nil)
        #expect(app.text.contains("Weather: rain"), "\(app.text)")
        #expect(
            service.inputs == [
                DayInput(day: CalendarDate.epoch), DayInput(day: CalendarDate.epoch),
            ])
    }

    @Test func thePartsAreShown() async throws {
        let (_, screen) = try await begin()
        let parts = screen.view.parts
        #expect(screen.view.controls.contains { $0 === parts })
        #expect(parts.screens.elementsEqual(screen.children) { $0 === $1 })
        #expect(
            parts.screens.contains { part in
                (part as? DayHeaderScreen)?.view.title == "Header"
            })
    }

    @Test func theRoutesLeadOn() async throws {
        service.isFailing = false
        let (app, _) = try await begin()
        try await app.choose("About")
        #expect(app.path == ["host", "day", "about"])
        try await app.back()
    }

    @Test func eachDecision() async throws {
        let router = DayRouter()
        #expect(try router.route(to: "about") == .push(.about))
    }
}

/// Fails while `isFailing` is true.
@MainActor
private final class UnsteadyDay: DayService {
    var isFailing = true
    var memory = MemoryDay()
    private(set) var inputs: [DayInput] = []

    func load(_ input: DayInput) async throws(DayError) -> DayDetails {
        inputs.append(input)
        await _Concurrency.Task.yield()
        if isFailing { throw .unavailable }
        return await memory.load(input)
    }
}
