/// A table with a number for each of a thousand states, by hand.
///
/// The floor of explorations. It does what they do most, in about the same mix: it makes texts, and
/// allocates, hashes and releases.
enum StatesByHand {
    /// The nanoseconds of this thread for which tables are made.
    private static let period = 50_000_000

    /// Returns the nanoseconds that one table takes, as the mean of many.
    static func nanoseconds() -> Double {
        let start = Platform.nanosecondsOfThread()
        var (time, tables) = (0, 0)
        while time < period {
            makeTable()
            tables += 1
            time = Platform.nanosecondsOfThread() - start
        }
        return Double(time) / Double(tables)
    }

    private static func makeTable() {
        var numbers: [String: Int] = [:]
        for number in 0..<1_000 { numbers["state \(number)"] = number }
        BlackHole.consume(numbers)
    }
}
