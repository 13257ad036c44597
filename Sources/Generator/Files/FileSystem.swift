package import WaylineSystem

/// The files of a package, by paths below its folder. Tests have their own in place of the system's.
///
/// No method follows a link in any part of a path: that is an error, as is a file in place of a folder.
package protocol FileSystem {
    /// Returns the kind of the object at a path; nil if there is none.
    func kind(of path: String) throws(GeneratorError) -> FileKind?

    func read(_ path: String) throws(GeneratorError) -> [UInt8]

    /// Returns the files and folders in a folder, in no order.
    func entries(of folder: String) throws(GeneratorError) -> [FileEntry]

    /// Creates or replaces a file in one step, with these permissions or the default ones. A process that
    /// dies meanwhile leaves a draft: see `String.draft`.
    func write(_ path: String, _ bytes: [UInt8], mode: UInt16?) throws(GeneratorError)

    func remove(_ path: String) throws(GeneratorError)

    func makeFolder(_ path: String) throws(GeneratorError)

    /// Removes an empty folder.
    func removeFolder(_ path: String) throws(GeneratorError)
}

extension FileSystem {
    /// Returns the bytes of a file; nil if there is none.
    package func contents(of path: String) throws(GeneratorError) -> [UInt8]? {
        try kind(of: path) == nil ? nil : read(path)
    }

    /// Returns the files and folders in a folder; none if it does not exist.
    func entriesIfThere(of folder: String) throws(GeneratorError) -> [FileEntry] {
        try kind(of: folder) == nil ? [] : entries(of: folder)
    }

    func isEmptyFolder(_ folder: String) throws(GeneratorError) -> Bool {
        guard try kind(of: folder) == .folder else { return false }
        return try entries(of: folder).isEmpty
    }

    /// Returns all files below a folder, in order, without links and hidden files.
    func paths(below folder: String) throws(GeneratorError) -> [String] {
        var (paths, open) = ([String](), [folder])
        while let folder = open.popLast() {
            for entry in try entriesIfThere(of: folder)
            where entry.name.utf8.first != UInt8(ascii: ".") {
                let path = "\(folder)/\(entry.name)"
                if entry.isFolder { open.append(path) }
                if entry.isFile { paths.append(path) }
            }
        }
        return paths.sorted()
    }
}

extension String {
    /// The path at which the new content of the file at this path is prepared.
    package var draft: String { "\(self).wayline-draft" }
}
