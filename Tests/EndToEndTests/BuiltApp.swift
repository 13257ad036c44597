import Foundation

/// The `app` executable that was built beside the tests, run as a process of its own.
struct BuiltApp {
    let output: String
    let errors: String
    let status: Int32

    /// Runs the app to its end, with `input` coming through a pipe.
    init(_ arguments: String..., input: String = "") throws {
        let process = Process()
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        process.executableURL = try Self.executable()
        process.arguments = arguments
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = stderr
        // Written first: an app that ends without reading would end the tests by a broken pipe.
        try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        try process.run()
        output = try Self.text(stdout)
        errors = try Self.text(stderr)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    private static func text(_ pipe: Pipe) throws -> String {
        String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }

    private static func executable() throws -> URL {
        var folder = Bundle(for: EndToEndTests.self).bundleURL
        if folder.pathExtension == "xctest" { folder.deleteLastPathComponent() }
        let app = folder.appendingPathComponent("app")
        guard FileManager.default.isExecutableFile(atPath: app.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: app.path])
        }
        return app
    }
}
