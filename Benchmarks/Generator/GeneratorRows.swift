import Generator

/// What it costs to generate screens.
@MainActor
enum GeneratorRows {
    static var all: [Row] {
        [
            count("generate a screen", unit: "ms", limit: 20) { try milliseconds(1) },
            count("generate 1,000 screens in one call", unit: "ms", limit: 1_000) {
                try milliseconds(1_000)
            },
            count("generate a screen, against the same bytes in plain files", limit: 3) {
                try ratio(1)
            },
            count("generate 1,000, against the same bytes in plain files", limit: 3) {
                try ratio(1_000)
            },
            count("generate 1,000, against ten times 100", limit: 1.3) {
                try milliseconds(1_000) / milliseconds(100, calls: 10)
            },
        ]
    }

    private static func count(
        _ name: String, unit: String = "times", limit: Double,
        _ figure: @escaping @MainActor () throws -> Double
    ) -> Row {
        Row(
            name: name, limit: limit,
            kind: .count(unit: unit) { attempt { try figure() } })
    }

    /// The least of a few runs, the first of which warms up, each of so many calls.
    private static func milliseconds(_ count: Int, calls: Int = 1) throws -> Double {
        try (0..<runs(count)).map { _ in
            try (0..<calls).map { _ in try SamplePackage().generate(count).milliseconds }
                .reduce(0, +)
        }.min() ?? 0
    }

    /// The least over the least, taken in turns.
    private static func ratio(_ count: Int) throws -> Double {
        var (values, floors): ([Double], [Double]) = ([], [])
        for _ in 0..<runs(count) {
            let (milliseconds, plan) = try SamplePackage().generate(count)
            values.append(milliseconds)
            floors.append(try SamplePackage().write(plan))
        }
        return (values.min() ?? 0) / (floors.min() ?? 1)
    }

    private static func runs(_ count: Int) -> Int {
        count > 10 ? 3 : 25
    }
}
