/// The kind of an object at a path.
package enum FileKind: Hashable, Sendable {
    /// A file, with the permissions for a file that replaces it.
    case file(mode: UInt16)
    case folder
    case link
    case other

    /// The permissions for a file that replaces it; nil if it is no file.
    var mode: UInt16? {
        if case .file(let mode) = self { mode } else { nil }
    }

    package var isFile: Bool {
        if case .file = self { true } else { false }
    }
}

/// A file, a folder or another object in a folder.
package struct FileEntry: Hashable, Sendable {
    package let name: String
    package let isFolder: Bool

    /// True if it is a file, but not a link to one.
    package let isFile: Bool

    init(name: String, isFolder: Bool, isFile: Bool) {
        self.name = name
        self.isFolder = isFolder
        self.isFile = isFile
    }
}
