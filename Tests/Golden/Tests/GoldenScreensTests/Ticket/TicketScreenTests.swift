import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class TicketScreenTests: XCTestCase {
    private let host = FlowHost()

    private func begin() async throws -> (FlowDriver, TicketScreen) {
        let app = try FlowDriver(host)
        app.navigator.go(.start(.ticket))
        try await app.wait()
        XCTAssertEqual(app.path, ["host", "ticket"])
        XCTAssertTrue(app.text.hasPrefix("Ticket"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Ticket" })
        return (app, try XCTUnwrap(app.screen as? TicketScreen))
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        XCTAssertEqual(screen.view.failure.text, "")
        try await app.type("7", into: "Seat")
        XCTAssertEqual(screen.viewModel.seat, 7)
        XCTAssertEqual(screen.viewModel.row, Int?.none)
        try await app.type("7", into: "Row")
        XCTAssertEqual(screen.viewModel.row, 7)
        XCTAssertEqual(screen.viewModel.kind, TicketKind.child)
        try await app.choose("adult", in: "Kind")
        XCTAssertEqual(screen.viewModel.kind, TicketKind.adult)
        try await app.type("1970-01-01", into: "On")
        XCTAssertEqual(screen.viewModel.on, CalendarDate.epoch)
        try await app.type("x", into: "Seat")
        XCTAssertFalse(screen.view.done.isEnabled)
        try await app.type("7", into: "Seat")
        try await app.type("x", into: "Row")
        XCTAssertFalse(screen.view.done.isEnabled)
        try await app.type("7", into: "Row")
        try await app.type("x", into: "On")
        XCTAssertFalse(screen.view.done.isEnabled)
        try await app.type("1970-01-01", into: "On")
        let entry = TicketEntry(seat: 7, row: 7, kind: TicketKind.adult, on: CalendarDate.epoch)
        XCTAssertEqual(screen.viewModel.entry, entry)
        try await app.choose("Done")
        XCTAssertTrue(app.text.contains(TicketsError.unavailable.text), app.text)
        host.service.isFailing = false
        XCTAssertTrue(screen.view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
        let saved = await host.service.memory.entries
        XCTAssertEqual(saved, [entry])
        XCTAssertEqual(host.results, [.finished(entry)])
    }

    func testDoneNeedsEachRequiredValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        let first = TicketViewModel()
        XCTAssertFalse(view.done.isEnabled)
        XCTAssertEqual(view.done.hint, "Fill in seat and on.")
        viewModel.seat = 7
        viewModel.on = CalendarDate.epoch
        viewModel.seat = first.seat
        XCTAssertFalse(viewModel.canFinish)
        XCTAssertNil(viewModel.entry)
        viewModel.seat = 7
        viewModel.on = first.on
        XCTAssertFalse(viewModel.canFinish)
        XCTAssertNil(viewModel.entry)
        viewModel.on = CalendarDate.epoch
        XCTAssertTrue(view.done.isEnabled)
        XCTAssertEqual(view.done.hint, "")
        XCTAssertEqual(app.path, ["host", "ticket"])
    }

    func testEachDecision() async throws {
        let router = TicketRouter()
        XCTAssertEqual(try router.route(to: "done", .init()), .stay)
    }
}

/// Fails while `isFailing` is true.
@MainActor
private final class UnsteadyTickets: TicketsService {
    var isFailing = true
    let memory = MemoryTickets()

    func save(_ entry: TicketEntry) async throws(TicketsError) {
        if isFailing { throw .unavailable }
        await memory.save(entry)
    }
}

/// Shows the screen over another one.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>(.init("host")) {
        ScreenRoute(.init("host")) { _ in HostScreen() }
        ChildFlow(.ticket) { host in
            TicketCoordinator(tickets: host.service)
        } onResult: { host, result in
            host.results.append(result)
            return .stay
        }
    }

    var results: [FlowResult<TicketEntry>] = []

    let service = UnsteadyTickets()
}

private final class HostScreen: Screen {}
