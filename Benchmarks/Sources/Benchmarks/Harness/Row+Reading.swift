import BenchmarkKit

@MainActor
extension Row {
    /// The number of times that `--check` measures a failing row again.
    static let retries = 5

    /// Measures the row once.
    func reading() -> Reading {
        switch kind {
        case .time(let value, let floor):
            let samples = Stopwatch.time(value(), against: floor())
            return Reading(
                name: name, unit: "ns", limit: limit, value: samples.value, floor: samples.floor)
        case .count(let unit, let value):
            return Reading(
                name: name, unit: unit, limit: limit, value: Samples([value()]), floor: nil)
        case .pair(let unit, let measure):
            let pair = measure()
            return Reading(
                name: name, unit: unit, limit: limit, value: Samples([pair.value]),
                floor: Samples([pair.floor]))
        }
    }

    /// Measures the row, and repeats while it fails: a busy machine makes figures larger. A known
    /// shortfall must be within its limit each time to count as recovered.
    func patientReading(noted: Double?) -> Reading {
        var best = reading()
        for _ in 0..<Row.retries where Verdict(best, noted: noted).isFailure {
            let next = reading()
            if next.ratio < best.ratio || !Verdict(next, noted: noted).isFailure { best = next }
        }
        return best
    }
}
