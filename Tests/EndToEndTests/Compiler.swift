import Foundation

/// The Swift compiler, run on a piece of code.
enum Compiler {
    /// Returns the compiler's messages; empty if the code is right.
    static func answer(to code: String) throws -> String {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).swift")
        try code.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let modules = BuildFolder.url.appendingPathComponent("Modules").path
        return try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"),
            // Data races are found when the code is lowered, not when its types are checked.
            [
                "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-sil", "-o",
                "/dev/null", "-I", modules, file.path,
            ]
        ).errors
    }
}
