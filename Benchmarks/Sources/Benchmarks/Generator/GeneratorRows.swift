/// The cost of generating screens.
@MainActor
enum GeneratorRows {
    static var all: [Row] {
        [
            count("generate a screen, against the same bytes in plain files", limit: 3) {
                try GeneratorProbe.run(1).ratio
            },
            count("generate 1,000, against the same bytes in plain files", limit: 3) {
                try GeneratorProbe.run(1_000).ratio
            },
            count("generate 1,000, against ten times 100", limit: 1.25) {
                try GeneratorProbe.run(1_000).calls / GeneratorProbe.run(100, calls: 10).calls
            },
        ]
    }

    private static func count(
        _ name: String, limit: Double,
        _ figure: @escaping @MainActor () throws -> Double
    ) -> Row {
        Row(
            name: name, limit: limit,
            kind: .count(unit: "times") { attempt { try figure() } })
    }
}
