import Foundation
import TestSupport
import XCTest

/// A server that speaks TLS, with a certificate that nobody trusts.
final class SecureServer: Sendable {
    /// The address of the server.
    let address: String
    private let folder: URL
    private let process: Int32

    /// Skips the test if there is no openssl.
    init() throws {
        try XCTSkipIf(RequiredPackage.openssl.isMissing, RequiredPackage.openssl.reason)
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("secure-server-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (key, certificate) = (folder.path + "/key.pem", folder.path + "/certificate.pem")
        let made = try Self.openssl([
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate,
            "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
        ])
        made.process.waitUntilExit()
        if made.process.terminationStatus != 0 {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: certificate])
        }
        let server = try Self.openssl([
            "s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", certificate, "-www",
        ])
        process = server.process.processIdentifier
        address = "https://localhost:\(try Self.port(server.output))"
    }

    deinit {
        kill(process, SIGKILL)
        do { try FileManager.default.removeItem(at: folder) } catch { print("left: \(error)") }
    }

    private static func openssl(
        _ arguments: [String]
    ) throws -> (process: Process, output: FileHandle) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["openssl"] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        return (process, pipe.fileHandleForReading)
    }

    /// The port in "ACCEPT 127.0.0.1:40123".
    private static func port(_ output: FileHandle) throws -> Int {
        var text = ""
        while true {
            if let match = text.firstMatch(of: /ACCEPT .*:([0-9]+)\n/), let port = Int(match.1) {
                return port
            }
            let more = output.availableData
            if more.isEmpty { throw CocoaError(.fileReadUnknown) }
            text += String(decoding: more, as: UTF8.self)
        }
    }
}
