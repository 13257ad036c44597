import Foundation

/// The Swift compiler, run on a piece of code.
enum Compiler {
    /// Returns the compiler's messages; empty if the code is right.
    static func answer(to code: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Code.swift")
        try code.write(to: file, atomically: true, encoding: .utf8)
        let modules = BuildFolder.url.appendingPathComponent("Modules").path
        return try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"),
            // Data races are found when the code is lowered, not when its types are checked.
            [
                "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-sil", "-o",
                output(in: folder), "-I", modules, file.path,
            ]
        ).errors
    }

    /// The file for the compiler's output in `folder`. As root, it would replace `/dev/null`.
    static func output(in folder: URL) -> String { folder.appendingPathComponent("Code.sil").path }
}
