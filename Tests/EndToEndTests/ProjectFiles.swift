import Foundation

/// The files of the project beside these tests.
enum ProjectFiles {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
        .standardized

    /// The pages for people.
    static func pages() throws -> [Page] {
        try
            (["README.md", "CONTRIBUTING.md", "Benchmarks/README.md", "Tests/README.md"]
            + paths(in: "Docs", ending: ".md"))
            .map {
                Page(path: $0, text: try text($0))
            }
    }

    /// The texts of compiled files.
    static func code() throws -> [String] {
        try ["Sources", "Tests", "Benchmarks"].flatMap { try paths(in: $0, ending: ".swift") }
            .map(text)
    }

    /// The path of a file of the project; without a name, of the project.
    static func path(_ file: String) -> String {
        file.isEmpty ? root.path : root.appendingPathComponent(file).path
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    static func write(_ text: String, to path: String) throws {
        try text.write(
            to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }

    private static func paths(in folder: String, ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.path + "/" + folder)
            .filter { $0.hasSuffix(ending) && !$0.contains(".build/") }.map { folder + "/" + $0 }
    }
}
