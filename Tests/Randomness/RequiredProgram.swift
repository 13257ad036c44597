import Foundation

/// A program that only tests run: a user who builds Wayline need not install it.
///
///     try XCTSkipIf(RequiredProgram.git.isMissing, RequiredProgram.git.reason)
package enum RequiredProgram: String, CaseIterable {
    case fish, git, openssl, patch, zsh

    /// True if no folder of the `PATH` has it.
    package var isMissing: Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return !path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)")
        }
    }

    /// Why its tests are skipped.
    package var reason: String {
        "'\(rawValue)' is not installed: to run this test, type sudo apt-get install \(rawValue)"
    }
}
