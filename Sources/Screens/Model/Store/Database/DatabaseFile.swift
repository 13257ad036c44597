import CSQLite
import WaylineApplication

/// The file of the database. A file with its name was complete once: an empty one is damaged, and
/// not new.
struct DatabaseFile: Sendable {
    static let name = "wayline.db"
    private static let companions = ["-wal", "-shm", "-journal"]

    let folder: FolderStore
    let schema: Schema
    let patience: Int
    let seed: @Sendable (DatabaseConnection) throws(StoreError) -> Void

    /// Opens the database. The first run creates and fills it.
    func open() throws(StoreError) -> DatabaseConnection {
        if let path = folder.path { try checkCompanions(of: "\(path)/\(Self.name)") }
        let path = try file()
        let connection = try DatabaseConnection(path: path, patience: patience)
        try check(connection)
        try configure(connection, journal: "WAL")
        try schema.migrate(connection)
        return connection
    }

    /// Checks that the files that SQLite opens with the database are files. It would wait for a
    /// pipe for ever, and follow a link.
    private func checkCompanions(of path: String) throws(StoreError) {
        for companion in Self.companions.map({ path + $0 }) where wayline_is_no_file(companion) {
            throw .failed(path: companion, reason: "it is not a file")
        }
    }

    /// Checks that the file is complete and not of a newer version, before anything is written.
    private func check(_ connection: DatabaseConnection) throws(StoreError) {
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

    private func configure(_ connection: DatabaseConnection, journal: String) throws(StoreError) {
        try connection.run("PRAGMA journal_mode = \(journal)")
        try connection.run("PRAGMA synchronous = FULL")
        try connection.run("PRAGMA foreign_keys = ON")
        try connection.run("PRAGMA temp_store = MEMORY")
    }

    /// Returns the path of the file, which the first run makes.
    private func file() throws(StoreError) -> String {
        do { return try folder.file(Self.name, patience: patience, by: fill) } catch {
            switch error {
            case let error as StoreError: throw error
            case let error as PlaceStoreError: throw StoreError(error)
            case _: throw .failed(path: Self.name, reason: "\(error)")
            }
        }
    }

    /// Writes the complete database into one file. A write-ahead log would be copied into the file
    /// on closing, and SQLite does not report a full disk then. So it is switched on last, but
    /// before other processes know the file: SQLite does not wait for them when it is switched on.
    private func fill(_ draft: String) throws {
        try checkCompanions(of: draft)
        let connection = try DatabaseConnection(path: draft, patience: patience)
        try configure(connection, journal: "MEMORY")
        try schema.migrate(connection)
        try connection.transaction { () throws(StoreError) in try seed(connection) }
        try check(connection)
        try connection.run("PRAGMA journal_mode = WAL")
    }
}
