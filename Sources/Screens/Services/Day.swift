/// A day of the calendar, without a time or a zone. As text, and coded, it is like "2025-03-31".
public struct Day: Hashable, Sendable {
    /// From 1 to 9999.
    public let year: Int

    /// From 1 to 12.
    public let month: Int

    /// From 1 on.
    public let dayOfMonth: Int

    /// The day of these numbers; nil if the calendar has none such.
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

    static func length(of month: Int, in year: Int) -> Int {
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
