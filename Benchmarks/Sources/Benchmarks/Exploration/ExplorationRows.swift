/// The time of the processor for exploring an app, on one core.
@MainActor
enum ExplorationRows {
    static var all: [Row] {
        [
            count("explore the sample, from the start of its program to its end", "ms", 1_000) {
                try BuiltProgram.app.timedOutput("explore --json").milliseconds
            },
            count("a step in the exploration of the sample", "µs", 100) {
                try step(of: .app)
            },
            count("a step in the exploration of a bakery", "µs", 100) {
                try step(of: .bakery, "sound ")
            },
            count("a bakery with a fault, from the start to the problem", "ms", 2_000) {
                try problem("tooManyLoaves")
            },
            count("a crash after ten steps, shrunk to ten", "ms", 1_000) {
                try problem("ladder", seed: 6)
            },
        ]
    }

    /// A row of a figure, without the share by which a busy machine makes it larger.
    private static func count(
        _ name: String, _ unit: String, _ limit: Double,
        _ figure: @escaping @MainActor () throws -> Double
    ) -> Row {
        Row(
            name: name, limit: limit,
            kind: .count(unit: unit) {
                attempt { try undisturbed(figure) }
            })
    }

    /// The median of five figures, each divided by the slowdown around it.
    private static func undisturbed(_ figure: () throws -> Double) throws -> Double {
        let figures = try (0..<5).map { _ in
            let before = Slowdown.now()
            let value = try figure()
            return value * 2 / (before + Slowdown.now())
        }
        return figures.sorted()[2]
    }

    private static func best(_ figure: () throws -> Double) throws -> Double {
        try (0..<5).map { _ in try figure() }.min() ?? 0
    }

    /// The milliseconds to explore a bakery with this fault, and to print its problem.
    private static func problem(_ fault: String, seed: Int = 0) throws -> Double {
        // With a problem, the status is 1.
        let (text, milliseconds) = try BuiltProgram.bakery.timedOutput(
            "\(fault) explore --seed \(seed) || true")
        guard text.contains("\n    choose \"") else {
            throw BuiltProgramError.noFigures(text, name: BuiltProgram.bakery.name)
        }
        return milliseconds
    }

    /// The microseconds that `program`, with these first words, computes for a step. Its start, and
    /// that of its copy, do not count.
    private static func step(of program: BuiltProgram, _ words: String = "") throws -> Double {
        let start = try best { try program.timedOutput("\(words)--version").milliseconds }
        let (json, milliseconds) = try program.timedOutput("\(words)explore --json")
        return try (milliseconds - 2 * start) * 1_000 / figure("steps", of: json)
    }

    /// The number of this name in JSON.
    private static func figure(_ name: String, of json: String) throws -> Double {
        let parts = json.split(separator: "\"\(name)\":")
        guard parts.count == 2, let number = Double(parts[1].prefix { $0.isNumber }) else {
            throw BuiltProgramError.noFigures(json, name: BuiltProgram.app.name)
        }
        return number
    }
}
