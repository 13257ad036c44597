import Foundation

/// The `app` executable that was built beside the tests, run to its end.
struct BuiltApp {
    private let command: Command

    /// Runs the app with `input` coming through a pipe; without a home, in one of its own.
    init(_ arguments: String..., input: String = "", home: AppHome = AppHome()) throws {
        try self.init(arguments, input: input, home: home)
    }

    init(
        _ arguments: [String], input: String = "", home: AppHome = AppHome(), folder: URL? = nil
    ) throws {
        command = try Command(
            Self.executable(), arguments, input: input, environment: home.environment,
            folder: folder)
    }

    var output: String { command.output }
    var errors: String { command.errors }
    var status: Int32 { command.status }

    private static func executable() throws -> URL {
        let app = BuildFolder.url.appendingPathComponent("app")
        guard FileManager.default.isExecutableFile(atPath: app.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: app.path])
        }
        return app
    }
}
