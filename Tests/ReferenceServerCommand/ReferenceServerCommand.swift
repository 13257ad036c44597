import ReferenceServer
import Screens
import Wayline

/// Runs a reference server on data of its own, so that the app can be tried out with an API.
@main
struct ReferenceServerCommand {
    /// What a shell is told of a command that is used wrongly.
    private static let usageError: Int32 = 64

    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let folder = arguments.first, arguments.count == 1, !folder.hasPrefix("-") else {
            StandardStreams.writeError(
                "usage: reference-server FOLDER    (where its data are kept; it may be missing)\n")
            Output.end(usageError)
        }
        let server = try ReferenceServer(in: DataFolder(folder), postbox: ShownPostbox())
        Output.write("Listening. Now: Scripts/run --api \(server.address)")
        await server.run()
    }
}
