/// A day of the calendar, without a time or a time zone. Its text and its encoded form are like
/// "2025-03-31".
public struct Day: Hashable, Sendable {
    /// The year, from 1 to 9999.
    public let year: Int

    /// The month, from 1 to 12.
    public let month: Int

    /// The day of the month, from 1.
    public let dayOfMonth: Int

    /// The day with these numbers; nil if the calendar has no such day.
    public init?(_ year: Int, _ month: Int, _ dayOfMonth: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.length(of: month, in: year)).contains(dayOfMonth)
        else { return nil }
        self.init(year: year, month: month, dayOfMonth: dayOfMonth)
    }

    init(year: Int, month: Int, dayOfMonth: Int) {
        self.year = year
        self.month = month
        self.dayOfMonth = dayOfMonth
    }

    /// The day of a moment in UTC. A moment before 1970 counts as the first day of that year.
    public init(secondsSince1970 seconds: Int) {
        var rest = max(0, seconds) / 86_400
        var (year, month) = (1970, 1)
        while rest >= Self.length(of: year) {
            rest -= Self.length(of: year)
            year += 1
        }
        while rest >= Self.length(of: month, in: year) {
            rest -= Self.length(of: month, in: year)
            month += 1
        }
        self.init(year: year, month: month, dayOfMonth: rest + 1)
    }

    private static func length(of year: Int) -> Int {
        length(of: 2, in: year) == 29 ? 366 : 365
    }

    private static func length(of month: Int, in year: Int) -> Int {
        let isLeap =
            year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        case _: 31
        }
    }
}

extension Day: Comparable {
    public static func < (one: Day, other: Day) -> Bool {
        (one.year, one.month, one.dayOfMonth) < (other.year, other.month, other.dayOfMonth)
    }
}

extension Day: LosslessStringConvertible {
    /// Reads a day; nil unless `text` is like "2025-03-31".
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                ? Int(part) : nil
        }
        guard numbers.count == 3 else { return nil }
        self.init(numbers[0], numbers[1], numbers[2])
    }

    public var description: String {
        Self.padded(year, to: 4) + "-" + Self.padded(month, to: 2) + "-"
            + Self.padded(dayOfMonth, to: 2)
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension Day: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = Day(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is not a day like '2025-03-31'")
        }
        self = day
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
