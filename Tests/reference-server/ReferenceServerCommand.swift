import ReferenceServer
import Screens
import TextMenu
import Wayline

/// Runs a reference server with its own data, so that the app can be tried with an API.
@main
struct ReferenceServerCommand {
    /// The exit status after a usage error.
    private static let usageError: Int32 = 64

    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let folder = arguments.first, arguments.count == 1, !folder.hasPrefix("-") else {
            StandardStreams.writeError(
                "usage: reference-server FOLDER    (where its data are kept; it may be missing)\n")
            Output.end(usageError)
        }
        let server = try ReferenceServer(in: FolderStore(folder), postbox: ShownPostbox())
        Output.write("Listening. Now: Scripts/run --api \(server.address)")
        await server.run()
    }
}
