import BenchmarkKit

/// Times two pieces of work side by side, so that both see the same weather.
enum Stopwatch {
    /// How often each is timed.
    static let repetitions = 25
    /// How long one repetition takes, roughly.
    static let nanoseconds = 2_500_000

    /// Nanoseconds each time that `value` and `floor` are done.
    static func time(_ value: Work, against floor: Work) -> (value: Samples, floor: Samples) {
        let valueTimes = calibrated(value)
        let floorTimes = calibrated(floor)
        var values: [Double] = []
        var floors: [Double] = []
        for _ in 0..<repetitions {
            values.append(elapsed(value, valueTimes) / Double(valueTimes))
            floors.append(elapsed(floor, floorTimes) / Double(floorTimes))
        }
        return (Samples(values), Samples(floors))
    }

    /// How often `work` is to be done for one repetition. It warms up on the way.
    private static func calibrated(_ work: Work) -> Int {
        var times = 1
        while true {
            let time = elapsed(work, times)
            guard time < Double(nanoseconds) / 4 else {
                return max(1, Int(Double(times) * Double(nanoseconds) / time))
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
