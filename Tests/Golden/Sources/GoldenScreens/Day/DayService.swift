/// Loads the values of the screen.
protocol DayService: Sendable {
    func load() async throws(DayError) -> DayDetails
}

/// The reason why the service does not do its work.
nonisolated enum DayError: Error {
    case unavailable

    /// The text for the user.
    var text: String { "The service does not answer. Try again in a moment." }
}

/// Has its values in memory.
nonisolated struct MemoryDay: DayService {
    var contents = DayDetails(weather: DayWeather.rain)

    func load() async -> DayDetails { contents }
}
