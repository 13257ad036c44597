import BenchmarkKit

/// Times two pieces of work side by side, so that both see the same weather.
enum Stopwatch {
    /// The time that one repetition takes, roughly: short, so that some of them fall into moments in
    /// which no other program uses the core.
    static let repetition = 200_000
    /// The time that all repetitions of both take together.
    static let total = 400_000_000
    /// The least number of repetitions of each.
    static let repetitions = 25

    /// Nanoseconds each time that `value` and `floor` are done.
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

    /// How often `work` is to be done for one repetition. It warms up on the way.
    private static func calibrated(_ work: Work) -> Int {
        var times = 1
        while true {
            // The least of three: an interrupt would make it too few times.
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
