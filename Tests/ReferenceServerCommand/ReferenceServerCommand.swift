import ReferenceServer
import Screens

/// Runs a reference server on data of its own, so that the app can be tried out with an API.
@main
struct ReferenceServerCommand {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let folder = arguments.first, arguments.count == 1, !folder.hasPrefix("-") else {
            Output.write(
                "usage: reference-server FOLDER    (where its data are kept; it may be missing)")
            return
        }
        let server = try ReferenceServer(in: DataFolder(folder), postbox: ShownPostbox())
        Output.write("Listening. Now: app-online --api \(server.address)")
        await server.run()
    }
}
