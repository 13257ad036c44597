/// A day of the Gregorian calendar, without a time and a time zone.
///
/// ```swift
/// let opening = CalendarDate("2026-03-04")
/// let next = opening?.advanced(by: 28)
/// ```
public struct CalendarDate: Hashable, Sendable {
    /// The year, from 1 to 9999.
    public let year: Int

    /// The month, from 1 to 12.
    public let month: Int

    /// The day of the month, from 1 on.
    public let day: Int

    /// The first of January 1970.
    public static let epoch = CalendarDate()

    private init() {
        (year, month, day) = (1970, 1, 1)
    }

    /// Creates a date; nil if the month has no such day, or the year is not from 1 to 9999.
    public init?(year: Int, month: Int, day: Int) {
        guard 1...9999 ~= year, 1...12 ~= month,
            1...Self.days(inMonth: month, of: year) ~= day
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Creates the date that is this many days after 1970-01-01; nil if its year is not from 1 to
    /// 9999.
    public init?(daysSince1970 days: Int) {
        guard Self.earliest...Self.latest ~= days else { return nil }
        // Years begin in March here, so that a leap day is the last day of its year.
        let shifted = days + Self.daysBefore1970
        let era = shifted / Self.daysOfEra
        let dayOfEra = shifted % Self.daysOfEra
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The number of days after 1970-01-01; negative before it.
    public var daysSince1970: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let shiftedMonth = month > 2 ? month - 3 : month + 9
        let (era, yearOfEra) = (shiftedYear / 400, shiftedYear % 400)
        let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * Self.daysOfEra + dayOfEra - Self.daysBefore1970
    }

    /// The day of the week, from 1 for Monday to 7 for Sunday.
    public var weekday: Int {
        (daysSince1970 + Self.daysBefore1970 + 2) % 7 + 1
    }

    /// The number of days of its month.
    public var daysInMonth: Int { Self.days(inMonth: month, of: year) }

    /// Returns the date this many days later. The result is at most the last day of the year 9999,
    /// and at least the first one of the year 1.
    public func advanced(by days: Int) -> CalendarDate {
        let (sum, overflows) = daysSince1970.addingReportingOverflow(days)
        let wanted = overflows ? (days > 0 ? Int.max : Int.min) : sum
        return Self(daysSince1970: min(max(wanted, Self.earliest), Self.latest)) ?? self
    }

    /// Returns the same day this many months later, or the last one of a shorter month; the date
    /// itself if the year is then not from 1 to 9999.
    public func advanced(byMonths months: Int) -> CalendarDate {
        let (sum, overflows) = (year * 12 + month - 1).addingReportingOverflow(months)
        guard !overflows, 12..<120_000 ~= sum else { return self }
        let (year, month) = (sum / 12, sum % 12 + 1)
        let last = Self.days(inMonth: month, of: year)
        return Self(year: year, month: month, day: min(day, last)) ?? self
    }

    /// Returns the number of days of a month.
    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static let daysOfEra = 146_097
    private static let daysBefore1970 = 719_468
    private static let earliest = -719_162
    private static let latest = 2_932_896
}

extension CalendarDate: Comparable {
    public static func < (one: CalendarDate, other: CalendarDate) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}

extension CalendarDate: LosslessStringConvertible {
    /// Creates the date of a text such as `2026-03-04`.
    public init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
        let numbers = parts.compactMap(Int.init(digits:))
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// The date as a text such as `2026-03-04`.
    public var description: String {
        "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }
}

extension CalendarDate: Codable {
    /// Reads the date from its text.
    public init(from decoder: any Decoder) throws {
        self = try Self.decode(from: decoder)
    }

    /// Writes the date as its text.
    public func encode(to encoder: any Encoder) throws {
        try encode(description, to: encoder)
    }
}

extension Int {
    /// Creates the number that digits write; nil for anything else.
    init?(digits: Substring) {
        guard digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
            return nil
        }
        self.init(digits)
    }

    /// The number with zeros before it, up to this many digits.
    func padded(to digits: Int) -> String {
        let text = "\(self)"
        return String(repeating: "0", count: Swift.max(digits - text.utf8.count, 0)) + text
    }
}

extension LosslessStringConvertible where Self: Codable {
    /// Reads a value from its text.
    static func decode(from decoder: any Decoder) throws -> Self {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = Self(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is not a \(Self.self).")
        }
        return value
    }

    func encode(_ text: String, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
