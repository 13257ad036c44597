/// The files below a folder, as they are on the disk.
package struct SystemFiles: FileSystem {
    /// The folder, as an absolute path.
    package let root: String

    package init(root: String) {
        self.root = root
    }

    package func kind(of path: String) throws(FileError) -> FileKind? {
        try asking(path, .look) { full throws(SystemReason) in try Platform.kind(of: full) }
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        try asking(path, .read) { full throws(SystemReason) in try Platform.read(full) }
    }

    package func entries(of folder: String) throws(FileError) -> [FileEntry] {
        try asking(folder, .read) { full throws(SystemReason) in try Platform.entries(of: full) }
    }

    package func create(_ path: String, _ bytes: [UInt8], mode: UInt16?) throws(FileError) {
        try asking(path, .write) { full throws(SystemReason) in
            try Platform.create(full, bytes, mode: mode)
        }
    }

    package func move(_ path: String, to new: String) throws(FileError) {
        try asking(new, .move) { full throws(SystemReason) in
            try Platform.move(absolute(path), to: full)
        }
    }

    package func remove(_ path: String) throws(FileError) {
        try asking(path, .remove) { full throws(SystemReason) in try Platform.remove(full) }
    }

    package func makeFolder(_ path: String) throws(FileError) {
        try asking(path, .makeFolder) { full throws(SystemReason) in
            try Platform.makeFolder(full)
        }
    }

    package func removeFolder(_ path: String) throws(FileError) {
        try asking(path, .remove) { full throws(SystemReason) in
            try Platform.removeFolder(full)
        }
    }

    private func absolute(_ path: String) -> String {
        path.isEmpty ? root : "\(root)/\(path)"
    }

    private func asking<Answer>(
        _ path: String, _ deed: FileError.Deed,
        _ ask: (String) throws(SystemReason) -> Answer
    ) throws(FileError) -> Answer {
        do throws(SystemReason) {
            return try ask(absolute(path))
        } catch {
            throw FileError(path: path, deed: deed, reason: error)
        }
    }
}
