/// Loads the values of the screen.
protocol DayService: Sendable {
    func load(_ input: DayInput) async throws(DayError) -> DayDetails
}

/// An error of the service.
nonisolated enum DayError: Error {
    case unavailable

    /// The text for the user.
    var text: String { "The service does not answer. Try again in a moment." }
}

/// Keeps the values in memory.
nonisolated struct MemoryDay: DayService {
    var contents = DayDetails(weather: DayWeather.rain)

    func load(_ input: DayInput) async -> DayDetails { contents }
}
