/// A small file that its owner alone may read. It is replaced as a whole: whenever a process dies,
/// it holds what it held before, or what was written.
struct PrivateFile: Sendable {
    /// What it outlasts when it has been written.
    enum Lifetime {
        case process
        case machine
    }

    /// More than any such file has; what is longer is cut there, and so does not parse.
    private static let limit = 1 << 24

    /// For how many milliseconds another process that writes is waited for.
    private static let patience = 5000

    let folder: DataFolder
    let name: String
    var outlasts = Lifetime.machine

    private var path: String { folder.file(name) }

    /// What it holds; nil if there is no such file.
    func read() throws(StoreError) -> [UInt8]? {
        do throws(SystemError) {
            let file = try Platform.openForReading(path)
            defer { Platform.closeFile(file) }
            return try Platform.readAll(file, limit: Self.limit)
        } catch {
            if error.kind == .missing { return nil }
            throw StoreError(error, file: path)
        }
    }

    /// When this returns, the file outlasts what it should.
    func write(_ bytes: [UInt8]) throws(StoreError) {
        try folder.prepare()
        // One draft at a time: what a process that died has left of its own is not kept for ever.
        let lock = try FolderLock(folder, patience: Self.patience)
        defer { lock.release() }
        let draft = "\(path).draft"
        do throws(SystemError) {
            try Platform.remove(draft)
            try write(bytes, draft: draft)
            try Platform.rename(draft, to: path)
            if outlasts == .machine { try Platform.synchronise(folder: folder.path) }
        } catch {
            discard(draft)
            throw StoreError(error, file: path)
        }
    }

    /// Where there is no such file, nothing happens.
    func remove() throws(StoreError) {
        do throws(SystemError) {
            try Platform.remove(path)
        } catch {
            throw StoreError(error, file: path)
        }
    }

    private func write(_ bytes: [UInt8], draft: String) throws(SystemError) {
        let file = try Platform.createPrivateFile(draft)
        do throws(SystemError) {
            try Platform.writeAll(bytes, to: file)
            if outlasts == .machine { try Platform.synchronise(file) }
        } catch {
            Platform.closeFile(file)
            throw error
        }
        try Platform.closeWritten(file)
    }

    /// The failure that is told is the one before this.
    private func discard(_ draft: String) {
        do { try Platform.remove(draft) } catch {}
    }
}
