package import WaylineSystem

/// The files of a package, by paths below its folder. Tests have their own in place of the
/// system's.
///
/// No method follows a link at the end of a path.
package protocol FileSystem {
    /// Returns the kind of the object at a path; nil if there is none.
    func kind(of path: String) throws(FileError) -> FileKind?

    func read(_ path: String) throws(FileError) -> [UInt8]

    /// Returns the files and folders in a folder, in no order.
    func entries(of folder: String) throws(FileError) -> [FileEntry]

    /// Creates a file that does not exist yet, with these permissions or the default ones.
    func create(_ path: String, _ bytes: [UInt8], mode: UInt16?) throws(FileError)

    /// Moves a file to a new path, or over another file, in one step.
    func move(_ path: String, to new: String) throws(FileError)

    func remove(_ path: String) throws(FileError)

    func makeFolder(_ path: String) throws(FileError)

    /// Removes an empty folder.
    func removeFolder(_ path: String) throws(FileError)
}

extension FileSystem {
    /// Returns the bytes of a file; nil if there is none.
    package func contents(of path: String) throws(FileError) -> [UInt8]? {
        try kind(of: path) == nil ? nil : read(path)
    }
}

/// An operation on a file or a folder that failed, and the reason.
package struct FileError: Error, Hashable, Sendable {
    package enum Operation: String, Sendable {
        case look = "be looked at"
        case read = "be read"
        case write = "be written"
        case move = "be replaced"
        case remove = "be removed"
        case makeFolder = "be created"
        case lock = "be locked"
    }

    package let path: String
    package let operation: Operation
    package let reason: SystemError

    package init(path: String, operation: Operation, reason: SystemError) {
        self.path = path
        self.operation = operation
        self.reason = reason
    }
}

extension FileError: CustomStringConvertible {
    package var description: String { "'\(path)' cannot \(operation.rawValue): \(reason.text)." }
}
