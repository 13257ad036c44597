/// A time of the day, in hours and minutes, without a time zone.
public struct ClockTime: Hashable, Sendable {
    /// The hour, from 0 to 23.
    public let hour: Int

    /// The minute, from 0 to 59.
    public let minute: Int

    /// Creates a time; nil if it is out of range.
    public init?(hour: Int, minute: Int) {
        guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
        (self.hour, self.minute) = (hour, minute)
    }
}

extension ClockTime: Comparable {
    public static func < (one: ClockTime, other: ClockTime) -> Bool {
        (one.hour, one.minute) < (other.hour, other.minute)
    }
}

extension ClockTime: LosslessStringConvertible {
    /// Creates the time of a text such as `18:30`.
    public init?(_ description: String) {
        let parts = description.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [2, 2] else { return nil }
        let numbers = parts.compactMap(Int.init(digits:))
        guard numbers.count == 2 else { return nil }
        self.init(hour: numbers[0], minute: numbers[1])
    }

    /// The time as a text such as `18:30`.
    public var description: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
}

extension ClockTime: Codable {
    /// Reads the time from its text.
    public init(from decoder: any Decoder) throws {
        self = try Self.decode(from: decoder)
    }

    /// Writes the time as its text.
    public func encode(to encoder: any Encoder) throws {
        try encode(description, to: encoder)
    }
}

/// A day and a time on it, without a time zone.
public struct DateTime: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate

    /// The time.
    public let time: ClockTime

    /// Creates the value of a day and a time on it.
    public init(_ date: CalendarDate, _ time: ClockTime) {
        (self.date, self.time) = (date, time)
    }
}

extension DateTime: Comparable {
    public static func < (one: DateTime, other: DateTime) -> Bool {
        (one.date, one.time) < (other.date, other.time)
    }
}

extension DateTime: LosslessStringConvertible {
    /// Creates the value of a text such as `2026-03-04 18:30`.
    public init?(_ description: String) {
        let parts = description.split(separator: " ").map(String.init)
        guard parts.count == 2, let date = CalendarDate(parts[0]), let time = ClockTime(parts[1])
        else { return nil }
        self.init(date, time)
    }

    /// The value as a text such as `2026-03-04 18:30`.
    public var description: String { "\(date) \(time)" }
}

extension DateTime: Codable {
    /// Reads the value from its text.
    public init(from decoder: any Decoder) throws {
        self = try Self.decode(from: decoder)
    }

    /// Writes the value as its text.
    public func encode(to encoder: any Encoder) throws {
        try encode(description, to: encoder)
    }
}
