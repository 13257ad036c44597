/// Loads the values of the screen.
protocol CitiesService: Sendable {
    func load() async throws(CitiesError) -> [CitiesRow]
}

/// An error of the service.
nonisolated enum CitiesError: Error {
    case unavailable

    /// The text for the user.
    var text: String { "The service does not answer. Try again in a moment." }
}

/// Keeps the values in memory.
nonisolated struct MemoryCities: CitiesService {
    var contents = [
        CitiesRow(name: "My name"),
        CitiesRow(name: "Your name"),
    ]

    func load() async -> [CitiesRow] { contents }
}
