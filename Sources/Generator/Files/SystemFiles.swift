package import WaylineSystem

/// The files on the disk, below a folder. No link is followed in any part of a path.
package struct SystemFiles: FileSystem {
    /// The folder, as an absolute path.
    package let root: String

    /// The limit on the size of a file that is read.
    private let largest: Int

    /// The limit on the length of a path, for systems that have none.
    private static let longestPath = 4_000

    package init(root: String, largest: Int = SystemError.largestFile) {
        self.root = root
        self.largest = largest
    }

    package func kind(of path: String) throws(FileError) -> FileKind? {
        do throws(FileError) {
            return try asking(path, .look) { folder, name throws(SystemError) in
                try Platform.kind(of: name, in: folder)
            }
        } catch {
            if error.reason.isOfNothing { return nil }
            throw error
        }
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        try asking(path, .read) { folder, name throws(SystemError) in
            try Platform.read(name, in: folder, largest: largest)
        }
    }

    package func entries(of path: String) throws(FileError) -> [FileEntry] {
        try asking(path, .read) { folder, name throws(SystemError) in
            let opened = try open(name, in: folder)
            defer { Platform.closeDescriptor(opened) }
            return try Platform.entries(of: opened)
        }
    }

    package func create(_ path: String, _ bytes: [UInt8], mode: UInt16?) throws(FileError) {
        try asking(path, .write) { folder, name throws(SystemError) in
            try Platform.create(name, in: folder, bytes, mode: mode)
        }
    }

    package func move(_ path: String, to new: String) throws(FileError) {
        try asking(new, .move) { newFolder, newName throws(SystemError) in
            do throws(FileError) {
                try asking(path, .move) { folder, name throws(SystemError) in
                    try Platform.move(name, in: folder, to: newName, in: newFolder)
                }
            } catch {
                throw error.reason
            }
        }
    }

    package func remove(_ path: String) throws(FileError) {
        try asking(path, .remove) { folder, name throws(SystemError) in
            try Platform.remove(name, in: folder)
        }
    }

    package func makeFolder(_ path: String) throws(FileError) {
        try asking(path, .makeFolder) { folder, name throws(SystemError) in
            try Platform.makeFolder(name, in: folder)
        }
    }

    package func removeFolder(_ path: String) throws(FileError) {
        // A folder cannot be removed by the name ".".
        if path.isEmpty { return try SystemFiles(root: root.folder).removeFolder(root.lastPart) }
        try asking(path, .remove) { folder, name throws(SystemError) in
            try Platform.removeFolder(name, in: folder)
        }
    }

    /// Calls the system with the open folder of a path, and with the last name of the path.
    private func asking<Answer>(
        _ path: String, _ operation: FileError.Operation,
        _ ask: (_ folder: Int32, _ name: String) throws(SystemError) -> Answer
    ) throws(FileError) -> Answer {
        if let reason = Self.fault(of: path) {
            throw FileError(path: path, operation: operation, reason: reason)
        }
        let (above, name) = path[...].split
        do throws(SystemError) {
            let folder = try opened(above)
            return try withExtendedLifetime(folder) { () throws(SystemError) in
                try ask(folder.descriptor, name.isEmpty ? "." : name)
            }
        } catch {
            let place = error == .isLink ? link(on: path) : path
            throw FileError(path: place, operation: operation, reason: error)
        }
    }

    /// Returns the reason why a path is refused; nil if it is valid.
    private static func fault(of path: String) -> SystemError? {
        if path.utf8.contains(0) { return .isNoPath }
        return path.utf8.count > longestPath ? .isTooLong : nil
    }

    /// Returns the open folder at a path. Opens each part of the path separately. Nil means the
    /// root.
    private func opened(_ path: Substring?) throws(SystemError) -> OpenFolder {
        guard let path else { return OpenFolder(try Platform.openFolder(root)) }
        let (above, name) = path.split
        let outer = try opened(above)
        return try withExtendedLifetime(outer) { () throws(SystemError) in
            OpenFolder(try open(name, in: outer.descriptor))
        }
    }

    /// Returns the first link on a path.
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

    private func open(_ name: String, in folder: Int32) throws(SystemError) -> Int32 {
        do throws(SystemError) {
            return try Platform.openFolder(name, in: folder)
        } catch {
            if try Platform.kind(of: name, in: folder) == .link { throw SystemError.isLink }
            throw error
        }
    }
}

extension Substring {
    /// The folder of a path, if it names one, and the last name.
    fileprivate var split: (folder: Substring?, name: String) {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return (nil, String(self)) }
        return (self[..<slash], String(self[utf8.index(after: slash)...]))
    }
}

/// An open folder, which is closed when this is released.
private final class OpenFolder {
    let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        Platform.closeDescriptor(descriptor)
    }
}
