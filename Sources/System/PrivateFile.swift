/// A small file that only its owner can read. It is replaced as a whole: if a process dies
/// meanwhile, the file has either the old contents or the new ones.
package struct PrivateFile: Sendable {
    /// A size that no such file reaches. Reading stops there, so that a longer file does not parse.
    private static let limit = 1 << 24

    /// The path of the file.
    package let path: String

    /// The file at this path.
    package init(_ path: String) {
        self.path = path
    }

    /// Returns the contents; nil if there is no such file.
    package func read() throws(SystemError) -> [UInt8]? {
        do throws(SystemError) {
            let file = try Platform.openForReading(path)
            defer { Platform.closeDescriptor(file) }
            return try Platform.readAll(file, limit: Self.limit)
        } catch {
            if error.kind == .missing { return nil }
            throw error
        }
    }

    /// Replaces the contents, in the folder at `folder`, which the caller has locked. When this
    /// returns, they outlast the process, and if `isSynchronised` also the machine.
    package func replace(
        with bytes: [UInt8], in folder: String, isSynchronised: Bool
    ) throws(SystemError) {
        // One draft name for all processes, so that a process that dies leaves at most one file.
        let draft = "\(path).draft"
        do throws(SystemError) {
            try Platform.remove(draft)
            try write(bytes, to: draft, isSynchronised)
            try Platform.rename(draft, to: path)
            if isSynchronised { try Platform.synchronise(folder: folder) }
        } catch {
            discard(draft)
            throw error
        }
    }

    /// Makes the file by `fill`, which gets the path of an empty draft. The caller has locked the
    /// folder at `folder`.
    package func make(in folder: String, by fill: (String) throws -> Void) throws {
        let draft = "\(path).draft"
        do {
            try Platform.remove(draft)
            Platform.closeDescriptor(try Platform.createPrivateFile(draft))
            try fill(draft)
            try Platform.rename(draft, to: path)
            try Platform.synchronise(folder: folder)
        } catch {
            discard(draft)
            throw error
        }
    }

    /// Removes the file, if it exists.
    package func remove() throws(SystemError) {
        try Platform.remove(path)
    }

    private func write(
        _ bytes: [UInt8], to draft: String, _ isSynchronised: Bool
    ) throws(SystemError) {
        let file = try Platform.createPrivateFile(draft)
        do throws(SystemError) {
            try Platform.writeAll(bytes, to: file)
            if isSynchronised { try Platform.synchronise(file) }
        } catch {
            Platform.closeDescriptor(file)
            throw error
        }
        try Platform.closeWritten(file)
    }

    /// Removes the draft, and ignores a failure: the caller throws an earlier one.
    private func discard(_ draft: String) {
        do { try Platform.remove(draft) } catch {}
    }
}
