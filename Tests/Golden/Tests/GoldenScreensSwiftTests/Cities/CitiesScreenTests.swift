import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct CitiesScreenTests {
    private let service = UnsteadyCities()

    private func begin() async throws -> (FlowDriver, CitiesScreen) {
        let flow = CitiesCoordinator(cities: service)
        let app = try FlowDriver(of: flow, at: .cities)
        let screen = try #require(app.screen as? CitiesScreen)
        try await app.wait { app.text.contains("Loading…") }
        #expect(app.path == ["host", "cities"])
        #expect(app.text.hasPrefix("Cities"), "\(app.text)")
        #expect(ScreenList.all.contains { $0.title == "Cities" })
        return (app, screen)
    }

    @Test func theContentsAreLoaded() async throws {
        let (app, screen) = try await begin()
        #expect(app.text.contains(CitiesError.unavailable.text), "\(app.text)")
        #expect(screen.view.rows.isHidden)
        service.isFailing = false
        try await app.choose("Try again")
        #expect(screen.view.missing.state == nil)
        #expect(app.text.contains("My name"), "\(app.text)")
        #expect(app.text.contains("Your name"), "\(app.text)")
    }

    @Test func anEmptyListSaysSo() async throws {
        (service.isFailing, service.memory.contents) = (false, [])
        let (app, _) = try await begin()
        #expect(app.text.contains("There is nothing here yet."), "\(app.text)")
    }
}

/// Fails while `isFailing` is true.
@MainActor
private final class UnsteadyCities: CitiesService {
    var isFailing = true
    var memory = MemoryCities()

    func load() async throws(CitiesError) -> [CitiesRow] {
        await _Concurrency.Task.yield()
        if isFailing { throw .unavailable }
        return await memory.load()
    }
}
