import Dispatch
import Foundation
import ReferenceServer
import Screens
import WaylineApplication

/// A reference server, and a folder for the data of an app that uses it.
final class Trial: Sendable {
    private let server: ReferenceServer
    private let folder: URL
    private let running: Task<Void, Never>

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("trial-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let server = try ReferenceServer(
            in: FolderStore(folder.appendingPathComponent("server").path),
            postbox: MemoryPostbox(), cost: .low)
        self.server = server
        running = Task { await server.run() }
    }

    /// The folder of the app's data.
    var data: String { folder.appendingPathComponent("app").path }

    /// Runs the app in plain lines, with the server as its API.
    func run(_ input: String, environment: [String] = []) async -> Result<ProgramRun, any Error> {
        let app = BuildFolder.url.appendingPathComponent("app-online").path
        let words =
            environment + ["XDG_DATA_HOME=\(data)", app, "--plain", "--api", server.address]
        // On another thread, because the server needs the threads that tests share.
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    returning: Result {
                        try ProgramRun(URL(fileURLWithPath: "/usr/bin/env"), words, input: input)
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
