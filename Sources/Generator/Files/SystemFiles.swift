/// The files below a folder, as they are on the disk. No link is followed, wherever on a path it stands.
package struct SystemFiles: FileSystem {
    /// The folder, as an absolute path.
    package let root: String

    /// The longest path, as a system without a limit of its own would go on for ever.
    private static let longestPath = 4_000

    package init(root: String) {
        self.root = root
    }

    package func kind(of path: String) throws(FileError) -> FileKind? {
        do throws(FileError) {
            return try asking(path, .look) { folder, name throws(SystemReason) in
                try Platform.kind(of: name, in: folder)
            }
        } catch {
            if error.reason.isOfNothing { return nil }
            throw error
        }
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        try asking(path, .read) { folder, name throws(SystemReason) in
            try Platform.read(name, in: folder)
        }
    }

    package func entries(of path: String) throws(FileError) -> [FileEntry] {
        try asking(path, .read) { folder, name throws(SystemReason) in
            let opened = try open(name, in: folder)
            defer { Platform.closeFile(opened) }
            return try Platform.entries(of: opened)
        }
    }

    package func create(_ path: String, _ bytes: [UInt8], mode: UInt16?) throws(FileError) {
        try asking(path, .write) { folder, name throws(SystemReason) in
            try Platform.create(name, in: folder, bytes, mode: mode)
        }
    }

    package func move(_ path: String, to new: String) throws(FileError) {
        try asking(new, .move) { newFolder, newName throws(SystemReason) in
            do throws(FileError) {
                try asking(path, .move) { folder, name throws(SystemReason) in
                    try Platform.move(name, in: folder, to: newName, in: newFolder)
                }
            } catch {
                throw error.reason
            }
        }
    }

    package func remove(_ path: String) throws(FileError) {
        try asking(path, .remove) { folder, name throws(SystemReason) in
            try Platform.remove(name, in: folder)
        }
    }

    package func makeFolder(_ path: String) throws(FileError) {
        try asking(path, .makeFolder) { folder, name throws(SystemReason) in
            try Platform.makeFolder(name, in: folder)
        }
    }

    package func removeFolder(_ path: String) throws(FileError) {
        // No folder can be removed as the one that is open.
        if path.isEmpty { return try SystemFiles(root: root.folder).removeFolder(root.lastPart) }
        try asking(path, .remove) { folder, name throws(SystemReason) in
            try Platform.removeFolder(name, in: folder)
        }
    }

    /// Asks in the open folder that a path leads into, by the last name of the path.
    private func asking<Answer>(
        _ path: String, _ deed: FileError.Deed,
        _ ask: (_ folder: Int32, _ name: String) throws(SystemReason) -> Answer
    ) throws(FileError) -> Answer {
        let end = path.utf8.lastIndex(of: Self.slash)
        let name = end.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        let folder = try opened(path, end ?? path.startIndex, deed)
        defer { Platform.closeFile(folder) }
        do throws(SystemReason) {
            return try ask(folder, name.isEmpty ? "." : name)
        } catch {
            throw FileError(path: path, deed: deed, reason: error)
        }
    }

    private static let slash = UInt8(ascii: "/")

    /// The folder that a path leads into, whose name ends there. Each step is opened by itself.
    private func opened(
        _ path: String, _ end: String.Index, _ deed: FileError.Deed
    ) throws(FileError) -> Int32 {
        var folder: Int32 = -1
        var start = path.startIndex
        do throws(SystemReason) {
            if path.utf8.contains(0) { throw SystemReason.isNoPath }
            if path.utf8.count > Self.longestPath { throw SystemReason.isTooLong }
            folder = try Platform.openFolder(root)
            while start < end {
                let stop = path.utf8[start..<end].firstIndex(of: Self.slash) ?? end
                let next = try open(String(path[start..<stop]), in: folder)
                Platform.closeFile(folder)
                folder = next
                start = stop < end ? path.utf8.index(after: stop) : end
            }
            return folder
        } catch {
            if folder >= 0 { Platform.closeFile(folder) }
            let stop = path.utf8[start...].firstIndex(of: Self.slash) ?? path.endIndex
            let place = error == .isLink ? String(path[..<stop]) : path
            throw FileError(path: place, deed: deed, reason: error)
        }
    }

    private func open(_ name: String, in folder: Int32) throws(SystemReason) -> Int32 {
        do throws(SystemReason) {
            return try Platform.openFolder(name, in: folder)
        } catch {
            if try Platform.kind(of: name, in: folder) == .link { throw SystemReason.isLink }
            throw error
        }
    }
}
