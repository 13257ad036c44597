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

/// The state and the actions of the screen.
@MainActor
protocol TicketViewModelProtocol: AnyObject {
    var seat: Int? { get set }
    var row: Int? { get set }
    var kind: TicketKind { get set }
    var on: CalendarDate? { get set }
    var seatPublisher: Observable<Int?> { get }
    var rowPublisher: Observable<Int?> { get }
    var kindPublisher: Observable<TicketKind> { get }
    var onPublisher: Observable<CalendarDate?> { get }
    var canFinish: Derived<Bool> { get }
    var entry: TicketEntry? { get }
    var saving: RequestSource<Void, TicketsError> { get }

    func save() async
}

/// The state and the rules of the screen.
@MainActor
final class TicketViewModel: ObservableObject, TicketViewModelProtocol {
    @Published var seat = Int?.none
    @Published var row = Int?.none
    @Published var kind = TicketKind.child
    @Published var on = CalendarDate?.none
    var seatPublisher: Observable<Int?> { $seat }
    var rowPublisher: Observable<Int?> { $row }
    var kindPublisher: Observable<TicketKind> { $kind }
    var onPublisher: Observable<CalendarDate?> { $on }
    private(set) lazy var canFinish = Derived($seat, $on) { $0 != nil && $1 != nil }
    private let request = Request<Void, TicketsError>()
    private let service: any TicketsService

    init(tickets service: any TicketsService = MemoryTickets()) {
        self.service = service
    }

    /// The values; nil if one is missing.
    var entry: TicketEntry? {
        guard let seat = seat, let on = on else { return nil }
        return TicketEntry(seat: seat, row: row, kind: kind, on: on)
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
