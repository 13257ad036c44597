import Foundation

/// A package that only tests need, usually a program: a user who builds Wayline need not install
/// it.
///
///     try XCTSkipIf(RequiredPackage.zsh.isMissing, RequiredPackage.zsh.reason)
package enum RequiredPackage: String, CaseIterable {
    case fish, openssl, zsh

    /// The certificates that this system trusts.
    case certificates = "ca-certificates"

    /// True if no folder of the `PATH` has it.
    package var isMissing: Bool {
        if self == .certificates {
            return !FileManager.default.fileExists(atPath: "/etc/ssl/certs/ca-certificates.crt")
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return !path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)")
        }
    }

    /// The reason for skipping its tests.
    package var reason: String {
        "'\(rawValue)' is not installed: to run this test, type sudo apt-get install \(rawValue)"
    }
}
