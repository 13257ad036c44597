/// A program of Wayline's package that is in none of its products. It is run, and measured from
/// outside.
struct BuiltProgram {
    static let app = BuiltProgram(name: "app", isOnOneCore: true)
    static let bakery = BuiltProgram(name: "BakeryProgram", isOnOneCore: true)
    static let generatorProbe = BuiltProgram(name: "GeneratorProbe")

    let name: String

    /// True if it is run on the first core alone. There, one thread wakes another sooner.
    var isOnOneCore = false

    /// The path at which `swift build -c release` puts the program.
    private var path: String {
        let ownFolders = 5
        let root = #filePath.split(separator: "/").dropLast(ownFolders).joined(separator: "/")
        return "/\(root)/.build/release/\(name)"
    }

    /// Throws if the program has not been built.
    func check() throws(BuiltProgramError) {
        guard Platform.canRun(path) else { throw .noProgram(path, name: name) }
    }

    /// Returns everything that the program prints.
    func output(_ arguments: String) throws -> String {
        if !isOnOneCore { return try Platform.output(of: path, arguments) }
        return try Platform.output(of: "/usr/bin/taskset", "-c 0 '\(path)' \(arguments)")
    }

    /// Returns everything that the program prints, and the milliseconds for which it and its
    /// children have computed. These are the same on a busy machine.
    func timedOutput(_ arguments: String) throws -> (text: String, milliseconds: Double) {
        let start = Platform.nanosecondsOfChildren()
        let text = try output(arguments)
        return (text, Double(Platform.nanosecondsOfChildren() - start) / 1_000_000)
    }
}

/// The reason why a program cannot be measured.
enum BuiltProgramError: Error, CustomStringConvertible {
    case noProgram(String, name: String)
    case noFigures(String, name: String)

    var description: String {
        switch self {
        case .noProgram(let path, let name):
            """
            '\(path)' is not there: build it with WAYLINE_TOOLS=1 swift build -c release --product \
            \(name) in the checkout, or leave its rows out with --filter.
            """
        case .noFigures(let text, let name): "\(name) printed no figures: '\(text)'"
        }
    }
}
