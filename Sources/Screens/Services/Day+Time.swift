extension Day {
    /// The day, in universal time, of a moment; before 1970 it is the first day of that year.
    package init(secondsSince1970 seconds: Int) {
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
}
