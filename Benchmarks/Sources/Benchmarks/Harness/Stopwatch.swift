import BenchmarkKit

/// Times two pieces of work in turns, so that both run under the same conditions.
enum Stopwatch {
    /// The approximate time of one repetition. It is short, so that some repetitions run at moments
    /// when no other program uses the core.
    static let repetition = 200_000
    /// The total time of all repetitions of both.
    static let total = 400_000_000
    /// The least number of repetitions of each.
    static let repetitions = 25

    /// The nanoseconds for each run of `value` and of `floor`.
    static func time(_ value: Work, against floor: Work) -> (value: Samples, floor: Samples) {
        let valueTimes = calibrated(value)
        let floorTimes = calibrated(floor)
        var values: [Double] = []
        var floors: [Double] = []
        let end = Platform.nanoseconds() + total
        while values.count < repetitions || Platform.nanoseconds() < end {
            values.append(elapsed(value, valueTimes) / Double(valueTimes))
            floors.append(elapsed(floor, floorTimes) / Double(floorTimes))
        }
        return (Samples(values), Samples(floors))
    }

    /// Returns the number of runs of `work` for one repetition. It also warms up.
    private static func calibrated(_ work: Work) -> Int {
        var times = 1
        while true {
            // The least of three: an interrupt would make the number too small.
            let time = min(elapsed(work, times), elapsed(work, times), elapsed(work, times))
            guard time < Double(repetition) / 4 else {
                return max(1, Int(Double(times) * Double(repetition) / time))
            }
            times *= 2
        }
    }

    private static func elapsed(_ work: Work, _ times: Int) -> Double {
        let start = Platform.nanoseconds()
        work(times)
        return Double(Platform.nanoseconds() - start)
    }
}
