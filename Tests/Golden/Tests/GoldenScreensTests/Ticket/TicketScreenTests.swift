import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class TicketScreenTests: XCTestCase {
    private let service = UnsteadyTickets()

    private func begin() async throws -> (FlowDriver, TicketScreen) {
        let flow = TicketCoordinator(tickets: service)
        let app = try FlowDriver(of: flow, at: .ticket)
        let screen = try XCTUnwrap(app.screen as? TicketScreen)
        XCTAssertEqual(app.path, ["host", "ticket"])
        XCTAssertTrue(app.text.hasPrefix("Ticket"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Ticket" })
        return (app, screen)
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        XCTAssertEqual(view.done.hint, "Fill in seat and on.")
        XCTAssertEqual(view.failure.text, "")
        XCTAssertEqual(viewModel.seat.value, Int?.none)
        try await app.type("7", into: "Seat")
        XCTAssertEqual(viewModel.seat.value, 7)
        XCTAssertEqual(viewModel.row.value, Int?.none)
        try await app.type("7", into: "Row")
        XCTAssertEqual(viewModel.row.value, 7)
        XCTAssertEqual(viewModel.kind.value, TicketKind.child)
        try await app.choose("adult", in: "Kind")
        XCTAssertEqual(viewModel.kind.value, TicketKind.adult)
        XCTAssertEqual(viewModel.on.value, CalendarDate?.none)
        try await app.type("1970-01-01", into: "On")
        XCTAssertEqual(viewModel.on.value, CalendarDate.epoch)
        XCTAssertEqual(view.done.hint, "")
        for (name, text) in [("Seat", "7"), ("On", "1970-01-01")] {
            try await app.type("", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            XCTAssertNil(viewModel.entry, name)
            try await app.type(text, into: name)
        }
        for (name, text) in [("Seat", "7"), ("Row", "7"), ("On", "1970-01-01")] {
            try await app.type("x", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            try await app.type(text, into: name)
        }
        let entry = TicketEntry(seat: 7, row: 7, kind: TicketKind.adult, on: CalendarDate.epoch)
        XCTAssertEqual(viewModel.entry, entry)
        try await app.choose("Done")
        XCTAssertTrue(app.text.contains(TicketsError.unavailable.text), app.text)
        service.isFailing = false
        XCTAssertTrue(view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
        let saved = await service.memory.entries
        XCTAssertEqual(saved, [entry])
    }

    func testEachDecision() async throws {
        let router = TicketRouter()
        let entry = TicketEntry(seat: 7, row: 7, kind: TicketKind.adult, on: CalendarDate.epoch)
        XCTAssertEqual(try router.route(to: "done", .init(entry: entry)), router.finish(entry))
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
