import BenchmarkKit

extension Reading {
    /// A reading of a row with a floor of 10 ns, and a limit of twice as much.
    static func fixture(_ name: String = "set", value: Double) -> Reading {
        Reading(
            name: name, unit: "ns", limit: 2, value: Samples([value, value + 1]),
            floor: Samples([10, 12]))
    }
}
