/// The program that generates screens and takes the time. The generator is in no product of Wayline, so
/// it is measured in a program of that package.
enum GeneratorProbe {
    /// The least milliseconds of several runs.
    struct Times {
        /// Generating.
        let calls: Double
        /// Writing the same bytes to plain files.
        let floor: Double

        var ratio: Double { calls / floor }
    }

    /// The path at which `swift build -c release` puts the program.
    private static let path: String = {
        let ownFolders = 5
        let root = #filePath.split(separator: "/").dropLast(ownFolders).joined(separator: "/")
        return "/\(root)/.build/release/GeneratorProbe"
    }()

    /// - Throws: `GeneratorProbeError` if the program has not been built.
    static func check() throws {
        guard Platform.canRun(path) else { throw GeneratorProbeError.noProgram(path) }
    }

    /// Generates this many screens in each of `calls` calls. The first run is a warm-up.
    static func run(_ screens: Int, calls: Int = 1) throws -> Times {
        let text = try Platform.output(of: path, "\(screens) \(calls) \(screens > 10 ? 8 : 25)")
        let runs = text.split(separator: "\n").map { line in
            line.split(separator: " ").compactMap { Double($0) }
        }
        guard let calls = runs.compactMap(\.first).min(), let floor = runs.compactMap(\.last).min()
        else { throw GeneratorProbeError.noFigures(text) }
        return Times(calls: calls, floor: floor)
    }
}

/// The reason why the generator cannot be measured.
enum GeneratorProbeError: Error, CustomStringConvertible {
    case noProgram(String)
    case noFigures(String)

    var description: String {
        switch self {
        case .noProgram(let path):
            """
            '\(path)' is not there: build it with swift build -c release --product GeneratorProbe in the \
            checkout, or leave its rows out with --filter.
            """
        case .noFigures(let text): "GeneratorProbe printed no figures: '\(text)'"
        }
    }
}
