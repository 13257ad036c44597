import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct TicketScreenTests {
    private let service = UnsteadyTickets()

    private func begin() async throws -> (FlowDriver, TicketScreen) {
        let flow = TicketCoordinator(tickets: service)
        let app = try FlowDriver(of: flow, at: .ticket)
        let screen = try #require(app.screen as? TicketScreen)
        #expect(app.path == ["host", "ticket"])
        #expect(app.text.hasPrefix("Ticket"), "\(app.text)")
        #expect(ScreenList.all.contains { $0.title == "Ticket" })
        return (app, screen)
    }

    @Test func theUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        #expect(view.done.hint == "Fill in seat and on.")
        #expect(view.failure.text == "")
        #expect(viewModel.seat.value == Int?.none)
        try await app.type("7", into: "Seat")
        #expect(viewModel.seat.value == 7)
        #expect(viewModel.row.value == Int?.none)
        try await app.type("7", into: "Row")
        #expect(viewModel.row.value == 7)
        #expect(viewModel.kind.value == TicketKind.child)
        try await app.choose("adult", in: "Kind")
        #expect(viewModel.kind.value == TicketKind.adult)
        #expect(viewModel.on.value == CalendarDate?.none)
        try await app.type("1970-01-01", into: "On")
        #expect(viewModel.on.value == CalendarDate.epoch)
        #expect(view.done.hint == "")
        for (name, text) in [("Seat", "7"), ("On", "1970-01-01")] {
            try await app.type("", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            #expect(viewModel.entry == nil, "\(name)")
            try await app.type(text, into: name)
        }
        for (name, text) in [("Seat", "7"), ("Row", "7"), ("On", "1970-01-01")] {
            try await app.type("x", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            try await app.type(text, into: name)
        }
        let entry = TicketEntry(seat: 7, row: 7, kind: TicketKind.adult, on: CalendarDate.epoch)
        #expect(viewModel.entry == entry)
        try await app.choose("Done")
        #expect(app.text.contains(TicketsError.unavailable.text), "\(app.text)")
        service.isFailing = false
        #expect(view.done.isDefault)
        try await app.choose("Done")
        #expect(app.path == ["host"])
        let saved = await service.memory.entries
        #expect(saved == [entry])
    }

    @Test func eachDecision() async throws {
        let router = TicketRouter()
        let entry = TicketEntry(seat: 7, row: 7, kind: TicketKind.adult, on: CalendarDate.epoch)
        #expect(try router.route(to: "done", .init(entry: entry)) == router.finish(entry))
        #expect(try router.route(to: "done", .init()) == .stay)
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
