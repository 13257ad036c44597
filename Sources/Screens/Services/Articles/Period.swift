/// Over how many days popularity is counted.
public enum Period: Int, CaseIterable, Codable, Sendable {
    /// The last day.
    case day = 1

    /// The last 7 days.
    case week = 7

    /// The last 30 days.
    case month = 30
}
