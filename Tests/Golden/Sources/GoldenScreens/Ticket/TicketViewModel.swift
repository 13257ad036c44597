import Wayline

/// The values of `kind`.
nonisolated enum TicketKind: String, CaseIterable, Codable, Sendable {
    case child, adult
}

/// The values of the screen.
nonisolated struct TicketEntry: Codable, Hashable, Sendable {
    let seat: Int
    let row: Int?
    let kind: TicketKind
    let on: CalendarDate
}

/// The state and the rules of the screen.
@MainActor
final class TicketViewModel {
    let seat = Observable(Int?.none)
    let row = Observable(Int?.none)
    let kind = Observable(TicketKind.child)
    let on = Observable(CalendarDate?.none)
    private(set) lazy var canFinish = Derived(seat, on) { $0 != nil && $1 != nil }
    private let request = Request<Void, TicketsError>()
    private let service: any TicketsService

    init(tickets service: any TicketsService = MemoryTickets()) {
        self.service = service
    }

    /// The values; nil if one is missing.
    var entry: TicketEntry? {
        guard let seat = seat.value, let on = on.value else { return nil }
        return TicketEntry(seat: seat, row: row.value, kind: kind.value, on: on)
    }

    /// The state of saving.
    var saving: RequestSource<Void, TicketsError> { request }

    func save() async {
        guard let entry else { return }
        await request.run { () async throws(TicketsError) in
            try await service.save(entry)
        }
    }
}
