import Foundation

/// All files and folders of a package, but for what is built.
struct Tree {
    private var entries: [String: Data] = [:]

    init(_ folder: URL) throws {
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            if path.hasPrefix(".build") || path == "Package.resolved" { continue }
            entries[path] =
                FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
                ?? Data()
        }
    }

    func requireEqual(to other: Tree) throws {
        let paths = Set(entries.keys).union(other.entries.keys)
        let different = paths.filter { entries[$0] != other.entries[$0] }
        guard different.isEmpty else {
            throw Tool.Failure(description: "these differ: \(different.sorted())")
        }
    }
}
