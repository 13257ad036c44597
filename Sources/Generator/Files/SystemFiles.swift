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
        var place = path
        do throws(SystemReason) {
            if path.utf8.contains(0) { throw SystemReason.isNoPath }
            if path.utf8.count > Self.longestPath { throw SystemReason.isTooLong }
            var folder = try Platform.openFolder(root)
            defer { Platform.closeFile(folder) }
            for step in path.folders {
                place = step
                let next = try open(step.lastPart, in: folder)
                Platform.closeFile(folder)
                folder = next
            }
            place = path
            return try ask(folder, path.isEmpty ? "." : path.lastPart)
        } catch {
            throw FileError(path: error == .isLink ? place : path, deed: deed, reason: error)
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
