import Wayline

/// The values of the row.
nonisolated struct InvoicesRow: Codable, Hashable, Sendable {
    let id: Int
    let customer: String
    let total: Double?
    let paid: Bool
    let due: CalendarDate
}

/// The state and the rules of the screen.
@MainActor
final class InvoicesViewModel {
    /// The row that the user has chosen.
    var selected: InvoicesRow?
    private let request = Request<[InvoicesRow], LedgerError>()
    private let service: any LedgerService

    init(ledger service: any LedgerService = MemoryLedger()) {
        self.service = service
    }

    var contents: RequestSource<[InvoicesRow], LedgerError> { request }

    func load() async {
        await request.run(service.load)
    }
}
