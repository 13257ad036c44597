import Foundation

/// A shell in an empty folder, beside a checkout of Wayline, with the programs `app` and `wayline`.
final class ShellSession {
    private let home: AppHome
    private var folder: URL

    init(in home: AppHome) throws {
        self.home = home
        folder = home.url.appendingPathComponent("console-\(UUID().uuidString)")
        let wayline = folder.appendingPathComponent("Wayline")
        try FileManager.default.createDirectory(
            at: wayline.appendingPathComponent("Sources/Coordination"),
            withIntermediateDirectories: true)
        try ProjectFiles.text("Package.swift").write(
            to: wayline.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    }

    /// Returns the same commands with their actual output.
    func run(_ block: ConsoleBlock) throws -> ConsoleBlock {
        ConsoleBlock(
            entries: try block.entries.map {
                ConsoleBlock.Entry(command: $0.command, output: try output(of: $0.command))
            })
    }

    /// Writes the files of a template. Each follows a line with its name after two hyphens.
    func write(template: String) throws {
        let templates = folder.appendingPathComponent(".wayline/templates")
        for part in template.components(separatedBy: "-- ").dropFirst() {
            let lines = part.components(separatedBy: "\n")
            let file = templates.appendingPathComponent(lines[0])
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let text = lines.dropFirst().joined(separator: "\n")
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    func write(_ text: String, to file: String) throws {
        try text.write(
            to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }

    private func output(of command: String) throws -> String {
        let words = command.split(separator: " ").map(String.init)
        switch words.first {
        case "cd":
            folder = folder.appendingPathComponent(words[1]).standardized
            return ""
        case let program? where ["app", "wayline"].contains(program):
            let run = try BuiltApp(
                Array(words.dropFirst()), program: program, home: home, folder: folder)
            return printable(run.output + run.errors)
        case _:
            let env = URL(fileURLWithPath: "/usr/bin/env")
            let tool = try ProgramRun(env, words, folder: folder)
            return printable(tool.output + tool.errors)
        }
    }

    /// The output, without details of this machine, as a page shows it.
    private func printable(_ text: String) -> String {
        text.replacing(folder.deletingLastPathComponent().path, with: "~")
            .replacing(folder.path, with: "~").trimmingCharacters(in: .newlines)
    }
}
