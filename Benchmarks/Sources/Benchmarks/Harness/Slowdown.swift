/// Measures how much longer work takes because other programs share the caches and the cores.
///
/// The time of the processor includes that: the same exploration takes up to twice as long beside
/// another program, or on a busy host. A short work is done again and again. Its shortest time is
/// that of a moment in which nobody disturbs.
@MainActor
enum Slowdown {
    /// The time for which it is measured.
    private static let period = 100_000_000

    /// The shortest time of the work, in all measurements.
    private static var shortest = Int.max

    /// Returns the mean time of the work as a multiple of the shortest one.
    static func now() -> Double {
        var (sum, count) = (0, 0)
        while sum < period {
            let start = Platform.nanosecondsOfThread()
            work()
            let time = Platform.nanosecondsOfThread() - start
            (sum, count) = (sum + time, count + 1)
            shortest = min(shortest, time)
        }
        return Double(sum) / Double(count) / Double(shortest)
    }

    /// Makes texts, and finds them: about as much of allocation and of memory as a search does.
    private static func work() {
        var numbers: [String: Int] = [:]
        for number in 0..<1_000 { numbers["state \(number)"] = number }
        BlackHole.consume(numbers)
    }
}
