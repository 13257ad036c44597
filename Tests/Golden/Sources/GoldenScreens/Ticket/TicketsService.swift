import Wayline

/// Saves the values of the screen.
protocol TicketsService: Sendable {
    func save(_ entry: TicketEntry) async throws(TicketsError)
}

/// An error of the service.
nonisolated enum TicketsError: Error {
    case unavailable

    /// The text for the user.
    var text: String { "The service does not answer. Try again in a moment." }
}

/// Keeps the values in memory.
actor MemoryTickets: TicketsService {
    private(set) var entries: [TicketEntry] = []

    func save(_ entry: TicketEntry) {
        entries.append(entry)
    }
}
