import Foundation
import TestSupport

extension AppHome {
    /// Starts the app on the whole screen of a terminal, with its data here. `temporary` is the
    /// folder for its temporary files.
    func terminal(
        _ arguments: [String] = [], temporary: URL = FileManager.default.temporaryDirectory
    ) throws -> TerminalProgram {
        try TerminalProgram(
            BuildFolder.url.appendingPathComponent("app").path, arguments,
            environment: environment.merging(["TMPDIR": temporary.path]) { $1 })
    }
}

/// The bytes that keys send.
enum Keys {
    static let nextTab = "\u{1B}[6;5~"
    static let down = "\u{1B}[B"
}
