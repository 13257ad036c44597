package import Foundation

/// Everything below a folder: files with their contents, folders, links, and the permissions of
/// each.
package struct FileTree: Hashable, Sendable {
    private struct Entry: Hashable, Sendable {
        let kind: FileAttributeType
        let mode: Int
        let bytes: Data
    }

    private var entries: [String: Entry] = [:]

    package init(_ folder: URL, leavingOut isLeftOut: (String) -> Bool = { _ in false }) throws {
        let files = FileManager.default
        for path in try files.subpathsOfDirectory(atPath: folder.path) where !isLeftOut(path) {
            let full = folder.appendingPathComponent(path).path
            let attributes = try files.attributesOfItem(atPath: full)
            let kind = attributes[.type] as? FileAttributeType ?? .typeUnknown
            let target =
                kind == .typeSymbolicLink ? try files.destinationOfSymbolicLink(atPath: full) : ""
            entries[path] = Entry(
                kind: kind, mode: attributes[.posixPermissions] as? Int ?? 0,
                bytes: kind == .typeRegular
                    ? files.contents(atPath: full) ?? Data() : Data(target.utf8))
        }
    }

    /// The paths of all files, in order.
    package var files: [String] { entries.filter { $0.value.kind == .typeRegular }.keys.sorted() }

    /// The paths at which `other` has something different, or nothing.
    package func differences(from other: FileTree) -> [String] {
        Set(entries.keys).union(other.entries.keys)
            .filter { entries[$0] != other.entries[$0] }.sorted()
    }
}
