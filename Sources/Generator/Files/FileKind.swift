/// What stands at a path.
package enum FileKind: Hashable, Sendable {
    /// A file, with the permissions that one in its place may have.
    case file(mode: UInt16)
    case folder
    case link
    case other

    var isFile: Bool {
        if case .file = self { true } else { false }
    }
}

/// What stands in a folder.
package struct FileEntry: Hashable, Sendable {
    package let name: String
    package let isFolder: Bool

    /// Whether it is a file, and no link to one.
    package let isFile: Bool

    package init(name: String, isFolder: Bool, isFile: Bool) {
        self.name = name
        self.isFolder = isFolder
        self.isFile = isFile
    }
}
