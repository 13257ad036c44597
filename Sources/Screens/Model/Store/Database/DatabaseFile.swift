import TextMenu
import WaylineSystem

/// The file of the database. It is made under another name and then renamed, so that a file with
/// this name was complete once: an empty one is damaged, and not new.
struct DatabaseFile: Sendable {
    static let name = "wayline.db"
    private static let draft = "wayline.db.draft"
    private static let companions = ["-wal", "-shm", "-journal"]

    let folder: FolderStore
    let schema: Schema
    let patience: Int
    let seed: @Sendable (Connection) throws(StoreError) -> Void

    /// Opens the database. The first run creates and fills it.
    func open() throws(StoreError) -> Connection {
        let folder = try StoreError.of { () throws(PlaceStoreError) in
            try self.folder.prepare()
        }
        let path = "\(folder)/\(Self.name)"
        try checkCompanions(of: path)
        if !Platform.exists(path) { try create(path, in: folder) }
        let connection = try Connection(path: path, patience: patience)
        try check(connection)
        try configure(connection, journal: "WAL")
        try schema.migrate(connection)
        return connection
    }

    /// Checks that the files that SQLite opens with the database are files. It would wait for a
    /// pipe for ever, and follow a link.
    private func checkCompanions(of path: String) throws(StoreError) {
        for companion in Self.companions.map({ path + $0 }) {
            try asStoreError(companion) { () throws(SystemError) in
                guard let kind = try Platform.kind(of: companion), !kind.isFile else { return }
                throw .isNoFile
            }
        }
    }

    /// Checks that the file is complete and not of a newer version, before anything is written.
    private func check(_ connection: Connection) throws(StoreError) {
        if try schema.version(of: connection) == 0 {
            throw .damaged(path: connection.path, reason: "it is empty")
        }
        let found: String? =
            try connection.first("PRAGMA quick_check(1)") { row throws(StoreError) in try row[0] }
        if let found, found != "ok" {
            throw .damaged(path: connection.path, reason: found)
        }
        if connection.isReadOnly { throw .readOnly(path: connection.path) }
    }

    private func configure(_ connection: Connection, journal: String) throws(StoreError) {
        try connection.run("PRAGMA journal_mode = \(journal)")
        try connection.run("PRAGMA synchronous = FULL")
        try connection.run("PRAGMA foreign_keys = ON")
        try connection.run("PRAGMA temp_store = MEMORY")
    }

    private func create(_ path: String, in folder: String) throws(StoreError) {
        let lock = try StoreError.of { () throws(PlaceStoreError) in
            try self.folder.lock(patience: patience)
        }
        defer { lock.release() }
        // Another process may have made it while this one waited.
        if Platform.exists(path) { return }
        let draft = "\(folder)/\(Self.draft)"
        do throws(StoreError) {
            try clear(draft)
            try fill(draft)
            try check(Connection(path: draft, patience: patience))
            try publish(draft, as: path, in: folder)
        } catch {
            do { try clear(draft) } catch {}
            throw error
        }
    }

    /// Writes the complete database into one file. A write-ahead log would be copied into the file
    /// on closing, and SQLite does not report a full disk there.
    private func fill(_ draft: String) throws(StoreError) {
        try asStoreError(draft) { () throws(SystemError) in
            Platform.closeDescriptor(try Platform.createPrivateFile(draft))
        }
        let connection = try Connection(path: draft, patience: patience)
        try configure(connection, journal: "DELETE")
        try schema.migrate(connection)
        try connection.transaction { () throws(StoreError) in try seed(connection) }
    }

    private func publish(
        _ draft: String, as path: String, in folder: String
    ) throws(StoreError) {
        try asStoreError(path) { () throws(SystemError) in
            try Platform.rename(draft, to: path)
            try Platform.synchronise(folder: folder)
        }
    }

    private func clear(_ draft: String) throws(StoreError) {
        try asStoreError(draft) { () throws(SystemError) in
            for ending in [""] + Self.companions { try Platform.remove(draft + ending) }
        }
    }

    private func asStoreError(
        _ path: String, _ body: () throws(SystemError) -> Void
    ) throws(StoreError) {
        do throws(SystemError) { try body() } catch { throw StoreError(error, file: path) }
    }
}
