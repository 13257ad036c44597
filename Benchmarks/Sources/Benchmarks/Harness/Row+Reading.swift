import BenchmarkKit

@MainActor
extension Row {
    /// How often `--check` measures a row again that is over.
    static let retries = 3

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
        }
    }

    /// Measures the row, and again while it fails: a busy machine can only make it slower.
    func patientReading(noted: Double?) -> Reading {
        var best = reading()
        for _ in 0..<Row.retries where Verdict(best, noted: noted).isFailure {
            let next = reading()
            if next.ratio < best.ratio { best = next }
        }
        return best
    }
}
