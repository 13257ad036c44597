/// A folder with files that only their owner can read.
package struct PrivateFolder: Hashable, Sendable {
    /// The path of the folder, as it was given.
    package let path: String
    private let isOurs: Bool

    /// A folder that the user has chosen. If it exists, it keeps its mode; otherwise it is created.
    package init(_ path: String) {
        self.path = path
        isOurs = false
    }

    private init(ours path: String) {
        self.path = path
        isOurs = true
    }

    /// Returns the folder of this name for this user: in `XDG_DATA_HOME`, else in `~/.local/share`.
    /// As that convention says, a relative path is ignored.
    package static func standard(
        _ name: String, variable: (String) -> String?
    ) throws(PrivateFileError) -> PrivateFolder {
        if let data = absolute(variable("XDG_DATA_HOME")) {
            return PrivateFolder(ours: "\(data)/\(name)")
        }
        guard let home = absolute(variable("HOME")) else { throw .noHome }
        return PrivateFolder(ours: "\(home)/.local/share/\(name)")
    }

    /// Creates the folder, and those above it, where they are missing.
    package func prepare() throws(PrivateFileError) {
        do throws(SystemError) {
            try make(path)
            if isOurs { try Platform.setMode(0o700, of: path) }
        } catch {
            throw .folder(path: path, error)
        }
    }

    /// Returns the path of a file in the folder.
    package func file(_ name: String) -> String {
        "\(path)/\(name)"
    }

    private func make(_ path: String) throws(SystemError) {
        if Platform.isFolder(path) { return }
        if let parent = Self.parent(of: path) { try make(parent) }
        try Platform.makePrivateFolder(path)
    }

    private static func parent(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
        return String(path[..<slash])
    }

    private static func absolute(_ path: String?) -> String? {
        guard var path, path.hasPrefix("/") else { return nil }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }
}

/// A lock between the processes that use a folder. It ends with its process.
package struct FolderLock {
    private static let name = "lock"
    private let descriptor: Int32

    /// Waits for the lock, at most `patience` milliseconds.
    package init(_ folder: PrivateFolder, patience: Int) throws(PrivateFileError) {
        let path = folder.file(Self.name)
        do throws(SystemError) {
            descriptor = try Platform.openLock(path)
        } catch {
            throw .file(path: path, error)
        }
        for _ in 0..<max(1, patience / 10) {
            if Platform.lock(descriptor) { return }
            Platform.sleep(milliseconds: 10)
        }
        Platform.closeDescriptor(descriptor)
        throw .busy(path: path)
    }

    /// Gives the lock to the next process.
    package func release() {
        Platform.closeDescriptor(descriptor)
    }
}

/// The reason why a private folder or file could not be used.
package enum PrivateFileError: Error, Hashable, Sendable {
    /// There is no home folder for the folder.
    case noHome
    /// The folder cannot be created or used.
    case folder(path: String, SystemError)
    /// The file cannot be read or written.
    case file(path: String, SystemError)
    /// Another process was writing for longer than the limit.
    case busy(path: String)
}
