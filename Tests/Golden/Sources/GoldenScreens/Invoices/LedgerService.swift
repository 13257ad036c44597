import Wayline

/// Loads the values of the screen.
protocol LedgerService: Sendable {
    func load() async throws(LedgerError) -> [InvoicesRow]
}

/// An error of the service.
nonisolated enum LedgerError: Error {
    case unavailable

    /// The text for the user.
    var text: String { "The service does not answer. Try again in a moment." }
}

/// Keeps the values in memory.
nonisolated struct MemoryLedger: LedgerService {
    var contents = [
        InvoicesRow(
            id: 7, customer: "My customer", total: 7.5, paid: true, due: CalendarDate.epoch),
        InvoicesRow(
            id: 8, customer: "Your customer", total: nil, paid: false,
            due: CalendarDate.epoch.advanced(by: 1)),
    ]

    func load() async -> [InvoicesRow] { contents }
}
