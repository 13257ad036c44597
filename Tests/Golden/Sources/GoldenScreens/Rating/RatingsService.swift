/// Saves the values of the screen.
protocol RatingsService: Sendable {
    func save(_ entry: RatingEntry, for input: RatingInput) async throws(RatingsError)
}

/// An error of the service.
nonisolated enum RatingsError: Error {
    case unavailable

    /// The text for the user.
    var text: String { "The service does not answer. Try again in a moment." }
}

/// Keeps the values in memory.
actor MemoryRatings: RatingsService {
    private(set) var entries: [RatingEntry] = []

    func save(_ entry: RatingEntry, for input: RatingInput) {
        entries.append(entry)
    }
}
