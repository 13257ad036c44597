import Foundation

/// A folder for the data of the app. It is removed when this object is released.
final class AppHome: Sendable {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("wayline-app-\(UUID().uuidString)")
    }

    deinit { remove() }

    /// Removes all data, for a test that is kept until all tests are over.
    func remove() {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(error)") }
    }

    /// The environment of a run that keeps its data here. The run is in English.
    var environment: [String: String] {
        ["XDG_DATA_HOME": url.path, "XDG_STATE_HOME": stateHome.path, "LC_ALL": "C.UTF-8"]
    }

    var stateHome: URL { url.appendingPathComponent(".state") }

    /// The folder in which runs of the generator keep their records.
    var runRecords: URL { stateHome.appendingPathComponent("wayline") }
}
