import CSQLite

extension StoreError {
    /// What a result code of SQLite means. It is asked before any other call to the system.
    init(_ code: Int32, in database: OpaquePointer?, path: String) {
        // SQLite does not note the system's error where a commit fails.
        let last = Platform.lastError
        let noted = SystemError(number: database.map(sqlite3_system_errno) ?? 0)
        let kind = last.kind == .full ? last.kind : noted.kind
        let reason = database.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
        switch (code & 0xff, kind) {
        case (SQLITE_FULL, _), (SQLITE_IOERR, .full), (SQLITE_CANTOPEN, .full):
            self = .diskFull(path: path)
        case (SQLITE_READONLY, _), (SQLITE_PERM, _), (SQLITE_IOERR, .forbidden),
            (SQLITE_CANTOPEN, .forbidden):
            self = .readOnly(path: path)
        case (SQLITE_BUSY, _), (SQLITE_LOCKED, _): self = .busy(path: path)
        case (SQLITE_CORRUPT, _), (SQLITE_NOTADB, _): self = .damaged(path: path, reason: reason)
        case (SQLITE_CANTOPEN, _) where noted.number != 0:
            self = .failed(path: path, reason: noted.text)
        case _: self = .failed(path: path, reason: reason)
        }
    }
}
