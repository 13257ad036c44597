/// The files of a package, by paths below its folder. A test puts its own in place of the system's.
///
/// No call follows a link at the end of a path.
package protocol FileSystem {
    /// What stands there; nil if nothing does.
    func kind(of path: String) throws(FileError) -> FileKind?

    func read(_ path: String) throws(FileError) -> [UInt8]

    /// What is in a folder, in no order.
    func entries(of folder: String) throws(FileError) -> [FileEntry]

    /// Writes a file that is not there yet, with these permissions or those that are usual.
    func create(_ path: String, _ bytes: [UInt8], mode: UInt16?) throws(FileError)

    /// Puts a file in another's place, or in a new one, in one step.
    func move(_ path: String, to new: String) throws(FileError)

    func remove(_ path: String) throws(FileError)

    func makeFolder(_ path: String) throws(FileError)

    /// Removes an empty folder.
    func removeFolder(_ path: String) throws(FileError)
}

extension FileSystem {
    /// The bytes of a file; nil if there is none.
    package func contents(of path: String) throws(FileError) -> [UInt8]? {
        try kind(of: path) == nil ? nil : read(path)
    }
}
