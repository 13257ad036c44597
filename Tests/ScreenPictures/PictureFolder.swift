package import Foundation

/// A folder in which each file is a picture that tests have drawn.
public struct PictureFolder {
    private let name: String
    private let url: URL
    private let suite: String

    /// Creates the folder at `path` in the project. The tests of `suite` draw its pictures.
    public init(_ path: String, drawnBy suite: String) {
        self.init(Pen.url(of: path), named: path, drawnBy: suite)
    }

    package init(_ url: URL, named name: String, drawnBy suite: String) {
        self.url = url
        self.name = name
        self.suite = suite
    }

    /// Returns an error for each file that is missing, is not in `drawn`, or has another content.
    public func complaints(about drawn: [String: String]) throws -> [String] {
        let found = try names()
        return try Set(found).union(drawn.keys).sorted().compactMap { file in
            guard let problem = try problem(of: file, drawn[file], isThere: found.contains(file))
            else { return nil }
            return "\(name)/\(file) \(problem). \(Pen.advice(on: suite))"
        }
    }

    /// Makes the folder hold what is `drawn`, and nothing else.
    public func write(_ drawn: [String: String]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for file in try names() where drawn[file] == nil {
            try FileManager.default.removeItem(at: url.appendingPathComponent(file))
        }
        for (file, text) in drawn {
            try Data(text.utf8).write(to: url.appendingPathComponent(file), options: .atomic)
        }
    }

    private func problem(of file: String, _ drawn: String?, isThere: Bool) throws -> String? {
        guard let drawn else { return "is not drawn any more" }
        guard isThere else { return "is missing" }
        let bytes = try Data(contentsOf: url.appendingPathComponent(file))
        return bytes == Data(drawn.utf8) ? nil : "is not what is drawn"
    }

    private func names() throws -> [String] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: url.path)
    }
}
