import WaylineSystem

/// The files on the disk, by paths below a folder.
///
/// No method follows a link in any part of a path: that is an error, as is a file in place of a
/// folder.
struct SystemFiles {
    /// Called before each change with the path, and with the content and the permissions of a new
    /// file. If it throws, nothing is changed.
    typealias Check =
        (_ path: String, _ bytes: [UInt8]?, _ mode: UInt16?) throws(GeneratorError) -> Void

    /// The folder, as an absolute path.
    let root: String

    /// True for a folder of the user's own: its files can have any size, and errors name absolute
    /// paths.
    private let isOwn: Bool
    private let check: Check

    init(root: String, isOwn: Bool = false, check: @escaping Check = { _, _, _ in }) {
        (self.root, self.isOwn, self.check) = (root, isOwn, check)
    }

    /// Returns the kind of the object at a path; nil if nothing is there.
    func kind(of path: String) throws(GeneratorError) -> FileKind? {
        do throws(GeneratorError) {
            return try asking(path, .look, Platform.kind)
        } catch .system(_, _, let reason) where reason.isOfNothing {
            return nil
        }
    }

    func read(_ path: String) throws(GeneratorError) -> [UInt8] {
        try asking(path, .read) { name, folder throws(SystemError) in
            try Platform.read(
                name, in: folder, largest: isOwn ? .max : SystemError.largestFile)
        }
    }

    /// Returns the bytes of a file; nil if it does not exist.
    func contents(of path: String) throws(GeneratorError) -> [UInt8]? {
        try kind(of: path) == nil ? nil : read(path)
    }

    /// Returns the files and folders in a folder, in no order.
    func entries(of path: String) throws(GeneratorError) -> [FileEntry] {
        let folder = try open(path, .read)
        defer { Platform.closeDescriptor(folder) }
        return try naming(path, .read, try Platform.entries(of: folder))
    }

    /// Returns the files and folders in a folder; none if it does not exist.
    func entriesIfThere(of folder: String) throws(GeneratorError) -> [FileEntry] {
        try kind(of: folder) == nil ? [] : entries(of: folder)
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

    /// Creates or replaces a file in one step, with these permissions or the default ones. A
    /// process that dies meanwhile leaves a draft: see `String.draft`.
    func write(
        _ path: String, _ bytes: [UInt8], mode: UInt16?
    ) throws(GeneratorError) {
        try check(path, bytes, mode)
        try asking(path, .write) { name, folder throws(SystemError) in
            let draft = name.draft
            if try Platform.kind(of: draft, in: folder) != nil {
                try Platform.remove(draft, in: folder)
            }
            try Platform.create(draft, in: folder, bytes, mode: mode)
            try Platform.move(draft, in: folder, to: name, in: folder)
        }
    }

    func remove(_ path: String) throws(GeneratorError) {
        try check(path, nil, nil)
        try asking(path, .remove, Platform.remove(_:in:))
    }

    func makeFolder(_ path: String) throws(GeneratorError) {
        try check(path, nil, nil)
        try asking(path, .makeFolder, Platform.makeFolder)
    }

    /// Removes an empty folder.
    func removeFolder(_ path: String) throws(GeneratorError) {
        try check(path, nil, nil)
        try asking(path, .remove, Platform.removeFolder)
    }

    /// Calls the system with the open folder of a path, and with the last name of the path.
    private func asking<Answer>(
        _ path: String, _ operation: FileOperation,
        _ ask: (_ name: String, _ folder: Int32) throws(SystemError) -> Answer
    ) throws(GeneratorError) -> Answer {
        let folder = try open(path.folder, operation)
        defer { Platform.closeDescriptor(folder) }
        return try naming(path, operation, try ask(path.isEmpty ? "." : path.lastPart, folder))
    }

    /// Opens a folder. Each part of its path is opened by itself, so no link is followed.
    private func open(
        _ path: String, _ operation: FileOperation
    ) throws(GeneratorError) -> Int32 {
        if path.isEmpty { return try naming(path, operation, try Platform.openFolder(root)) }
        return try asking(path, operation) { name, folder throws(SystemError) in
            do throws(SystemError) {
                return try Platform.openFolder(name, in: folder)
            } catch {
                switch try Platform.kind(of: name, in: folder) {
                case .link: throw .isLink
                case .file, .other: throw .isNoFolder
                case .folder, nil: throw error
                }
            }
        }
    }

    private func naming<Answer>(
        _ path: String, _ operation: FileOperation,
        _ ask: @autoclosure () throws(SystemError) -> Answer
    ) throws(GeneratorError) -> Answer {
        try GeneratorError.naming(isOwn ? "\(root)/\(path)" : path, operation, try ask())
    }
}

/// An operation on a file or a folder.
enum FileOperation: String, Sendable {
    case look = "be looked at"
    case read = "be read"
    case write = "be written"
    case remove = "be removed"
    case makeFolder = "be created"
    case lock = "be locked"
}

extension GeneratorError {
    /// Calls the system, and rethrows its error with the path.
    static func naming<Answer>(
        _ path: String, _ operation: FileOperation,
        _ ask: @autoclosure () throws(SystemError) -> Answer
    ) throws(GeneratorError) -> Answer {
        do throws(SystemError) {
            return try ask()
        } catch {
            switch error {
            case .isLink: throw .link(path)
            case .isNoFile: throw .notAFile(path)
            case .isNoFolder: throw .notAFolder(path)
            case _: throw .system(path, operation, error)
            }
        }
    }
}

extension String {
    /// The path at which the new content of the file at this path is prepared.
    var draft: String { "\(self).wayline-draft" }
}
