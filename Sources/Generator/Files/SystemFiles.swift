/// The files below a folder, as they are on the disk. No link is followed, wherever on a path it stands.
package struct SystemFiles: FileSystem {
    /// The folder, as an absolute path.
    package let root: String
    private let folders = OpenFolders()

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
        folders.forgetAll()
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
        if let reason = Self.fault(of: path) {
            throw FileError(path: path, deed: deed, reason: reason)
        }
        let (above, name) = path[...].split
        do throws(SystemReason) {
            let folder = try opened(above)
            return try withExtendedLifetime(folder) { () throws(SystemReason) in
                try ask(folder.descriptor, name.isEmpty ? "." : name)
            }
        } catch {
            let place = error == .isLink ? link(on: path) : path
            throw FileError(path: place, deed: deed, reason: error)
        }
    }

    /// The reason why a path is refused.
    private static func fault(of path: String) -> SystemReason? {
        if path.utf8.contains(0) { return .isNoPath }
        return path.utf8.count > longestPath ? .isTooLong : nil
    }

    /// The folder at a path, each step of which is opened by itself; the root if there is no step.
    private func opened(_ path: Substring?) throws(SystemReason) -> OpenFolder {
        if let known = folders.find(path ?? "") { return known }
        guard let path else {
            let folder = OpenFolder(try Platform.openFolder(root))
            folders.keep(folder, at: "")
            return folder
        }
        let (above, name) = path.split
        let outer = try opened(above)
        let folder = try withExtendedLifetime(outer) { () throws(SystemReason) in
            OpenFolder(try open(name, in: outer.descriptor))
        }
        folders.keep(folder, at: path)
        return folder
    }

    /// The first link on a path.
    private func link(on path: String) -> String {
        for step in path.folders {
            do throws(FileError) {
                if try kind(of: step) == .link { return step }
            } catch {
                return error.path
            }
        }
        return path
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

extension Substring {
    /// The folder that a path leads into, if it names one, and the last name.
    fileprivate var split: (folder: Substring?, name: String) {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return (nil, String(self)) }
        return (self[..<slash], String(self[utf8.index(after: slash)...]))
    }
}
