import Dispatch
import Synchronization
import WaylineSystem

/// A new folder for the data of a run, which nobody else can read.
package final class RunFolder: Sendable {
    /// The milliseconds between two looks for a request to end.
    private static let interval: UInt32 = 20

    /// The paths of the folders that are not removed yet.
    private static let paths = Mutex<Set<String>>([])

    let path: String

    init() throws(RecordingError) {
        do throws(SystemError) { path = try Platform.makeTemporaryFolder("wayline-run-") } catch {
            throw .noFolder(in: Platform.temporaryFolder, reason: error.text)
        }
        _ = Self.paths.withLock { $0.insert(path) }
    }

    /// Removes the folder with all that is in it.
    func remove() {
        Self.paths.withLock { paths in
            paths.remove(path)
            Self.remove(path)
        }
    }

    /// From now on, a signal that asks the process to end also removes all folders of runs. Then it
    /// ends the process.
    package static func removeAllAtEndRequest() { watch }

    /// The watch has a thread of its own. The threads of tasks can all be busy with the work of the
    /// app.
    private static let watch: Void = {
        Platform.noteEndRequests()
        DispatchQueue(label: "requests to end").async {
            while Platform.endRequest == nil { Platform.sleep(milliseconds: interval) }
            endIfRequested()
        }
    }()

    /// Ends the process if a signal has asked for it.
    package static func endIfRequested() {
        guard let signal = Platform.endRequest else { return }
        paths.withLock { $0.forEach(remove) }
        // A thread that gives the terminal back at this moment restores the handler that it has
        // found.
        while true {
            Platform.handleByDefault(signal)
            Platform.sendThrough(signal)
        }
    }

    private static func remove(_ path: String) {
        do throws(SystemError) { try Platform.removeAll(at: path) } catch {
            // The system removes temporary folders.
        }
    }
}
