import CSQLite
import WaylineApplication

/// The accounts of a new database, to restore them later.
struct AccountsAtFirst {
    private let path: String
    private var copy: String { path + ".first" }

    init(in folder: FolderStore) throws {
        path = "\(folder.path ?? "")/wayline.db"
        try run("VACUUM INTO '\(copy)'")
    }

    func putBack() throws {
        try run(
            """
            PRAGMA foreign_keys = ON;
            ATTACH '\(copy)' AS first;
            BEGIN IMMEDIATE;
            DELETE FROM account WHERE id NOT IN (SELECT id FROM first.account);
            DELETE FROM profile WHERE id NOT IN (SELECT id FROM first.profile);
            UPDATE account SET password = old.password, status = old.status
                FROM first.account AS old WHERE old.id = account.id;
            COMMIT;
            """)
    }

    private func run(_ statements: String) throws(Failure) {
        var database: OpaquePointer?
        let code = sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, nil)
        defer { sqlite3_close(database) }
        guard code == SQLITE_OK, sqlite3_busy_timeout(database, 5000) == SQLITE_OK,
            sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK
        else { throw Failure(reason: String(cString: sqlite3_errmsg(database))) }
    }

    private struct Failure: Error {
        let reason: String
    }
}
