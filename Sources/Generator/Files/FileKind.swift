/// What stands at a path.
package enum FileKind: Hashable, Sendable {
    /// A file with these permissions.
    case file(mode: UInt16)
    case folder
    case link
    case other
}

/// What stands in a folder.
package struct FileEntry: Hashable, Sendable {
    package let name: String
    package let isFolder: Bool

    package init(name: String, isFolder: Bool) {
        self.name = name
        self.isFolder = isFolder
    }
}
