/// A service with state of its own, in an isolation of its own.
actor ForecastStation: ForecastService {
    private var count = 0

    func forecast(for city: String) async -> String {
        count += 1
        return "\(city): rain, as \(count) times"
    }
}
