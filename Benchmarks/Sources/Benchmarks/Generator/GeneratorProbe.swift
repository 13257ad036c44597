/// The program that generates screens and takes the time.
enum GeneratorProbe {
    /// The least milliseconds of several runs.
    struct Times {
        /// Generating.
        let calls: Double
        /// Writing the same bytes to plain files.
        let floor: Double

        var ratio: Double { calls / floor }
    }

    /// Generates this many screens in each of `calls` calls. The first run is a warm-up.
    static func run(_ screens: Int, calls: Int = 1) throws -> Times {
        let program = BuiltProgram.generatorProbe
        let text = try program.output("\(screens) \(calls) \(screens > 10 ? 8 : 25)")
        let runs = text.split(separator: "\n").map { line in
            line.split(separator: " ").compactMap { Double($0) }
        }
        guard let calls = runs.compactMap(\.first).min(), let floor = runs.compactMap(\.last).min()
        else { throw BuiltProgramError.noFigures(text, name: program.name) }
        return Times(calls: calls, floor: floor)
    }
}
