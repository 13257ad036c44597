import Dispatch
import Foundation
import ReferenceServer
import Screens

/// A reference server, and a folder for the data of an app that asks it.
final class Trial: Sendable {
    private let server: ReferenceServer
    private let folder: URL
    private let running: Task<Void, Never>

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("trial-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let server = try ReferenceServer(
            in: DataFolder(folder.appendingPathComponent("server").path),
            postbox: MemoryPostbox(), cost: .low)
        self.server = server
        running = Task { await server.run() }
    }

    /// Where the app keeps its data.
    var data: String { folder.appendingPathComponent("app").path }

    /// Runs the app, which asks the server, in plain lines.
    func run(_ input: String, environment: [String] = []) async -> Result<Command, any Error> {
        let app = BuildFolder.url.appendingPathComponent("app").path
        let words =
            environment + ["XDG_DATA_HOME=\(data)", app, "--plain", "--api", server.address]
        // On another thread, as the server needs those that tests share.
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    returning: Result {
                        try Command(URL(fileURLWithPath: "/usr/bin/env"), words, input: input)
                    })
            }
        }
    }

    /// Ends the server, and removes all data.
    func end() async {
        await server.stop()
        await running.value
        do { try FileManager.default.removeItem(at: folder) } catch { print("left: \(error)") }
    }
}
