/// Over how many days popularity is counted.
public enum Period: Int, CaseIterable, Codable, Sendable {
    case day = 1
    case week = 7
    case month = 30
}
