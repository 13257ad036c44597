import Wayline

/// The state and the rules of the screen.
@MainActor
final class ArchiveViewModel {
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
