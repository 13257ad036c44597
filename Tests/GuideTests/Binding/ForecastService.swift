/// Knows the weather; lives where it likes.
protocol ForecastService: Sendable {
    func forecast(for city: String) async -> String
}
