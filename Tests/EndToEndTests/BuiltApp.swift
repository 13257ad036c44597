import Foundation

/// The program `app`, or another one that was built beside the tests, run to its end.
struct BuiltApp {
    private let command: ProgramRun

    /// Runs the app with `input` from a pipe. Without a home, it gets a new one.
    init(_ arguments: String..., input: String = "", home: AppHome = AppHome()) throws {
        try self.init(arguments, input: input, home: home)
    }

    init(
        _ arguments: [String], program: String = "app", input: String = "",
        home: AppHome = AppHome(), folder: URL? = nil
    ) throws {
        command = try ProgramRun(
            Self.executable(program), arguments, input: input, environment: home.environment,
            folder: folder)
    }

    var output: String { command.output }
    var errors: String { command.errors }
    var status: Int32 { command.status }

    private static func executable(_ name: String) throws -> URL {
        let program = BuildFolder.url.appendingPathComponent(name)
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: program.path])
        }
        return program
    }
}
