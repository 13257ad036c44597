import Foundation
import PseudoTerminals

extension AppHome {
    /// Starts the app on the whole screen of a terminal, with its data here.
    func terminal(_ arguments: [String] = []) throws -> TerminalProgram {
        try TerminalProgram(
            BuildFolder.url.appendingPathComponent("app").path, arguments, environment: environment)
    }
}

/// The bytes that keys send.
enum Keys {
    static let nextTab = "\u{1B}[6;5~"
    static let down = "\u{1B}[B"
}
