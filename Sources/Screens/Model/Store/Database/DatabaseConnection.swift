import CSQLite

/// A connection to a database. It is not Sendable: one isolation owns it.
final class DatabaseConnection {
    let path: String
    private let database: OpaquePointer
    private var idle: [String: Statement] = [:]

    /// Opens an existing file. Every call waits up to `patience` milliseconds for other processes
    /// that write.
    init(path: String, patience: Int) throws(StoreError) {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            let error = StoreError(code, in: opened, path: path)
            sqlite3_close_v2(opened)
            throw error
        }
        self.path = path
        database = opened
        sqlite3_extended_result_codes(opened, 1)
        sqlite3_busy_timeout(opened, Int32(patience))
    }

    deinit {
        // The database closes only after all statements are finalized.
        idle.removeAll()
        sqlite3_close_v2(database)
    }

    /// True if the database can be read but not written.
    var isReadOnly: Bool { sqlite3_db_readonly(database, "main") == 1 }

    /// The number of the row that was inserted last.
    var lastRow: Int { Int(sqlite3_last_insert_rowid(database)) }

    /// The number of rows that the last change touched.
    var changes: Int { Int(sqlite3_changes(database)) }

    /// Runs a statement, with these values in place of its question marks.
    func run(_ sql: String, _ values: any SQLStorable...) throws(StoreError) {
        try use(sql, values) { statement throws(StoreError) in
            while try statement.step() {}
        }
    }

    /// Returns all rows of a result.
    func rows<Value>(
        _ sql: String, _ values: any SQLStorable...,
        read: (Row) throws(StoreError) -> Value
    ) throws(StoreError) -> [Value] {
        try use(sql, values) { statement throws(StoreError) in
            var found: [Value] = []
            while try statement.step() { found.append(try read(Row(statement: statement))) }
            return found
        }
    }

    /// Returns the first row of a result; nil if there is none.
    func first<Value>(
        _ sql: String, _ values: any SQLStorable...,
        read: (Row) throws(StoreError) -> Value
    ) throws(StoreError) -> Value? {
        try use(sql, values) { statement throws(StoreError) in
            try statement.step() ? try read(Row(statement: statement)) : nil
        }
    }

    /// Runs `body` in a transaction: all of it takes effect, or nothing. The changes are confirmed
    /// when this returns.
    func transaction<Value>(
        writing: Bool = true, _ body: () throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        try run(writing ? "BEGIN IMMEDIATE" : "BEGIN")
        do throws(StoreError) {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            rollBack()
            throw error
        }
    }

    private func rollBack() {
        // After some failures SQLite has rolled back by itself.
        if sqlite3_get_autocommit(database) != 0 { return }
        do { try run("ROLLBACK") } catch { idle.removeAll() }
    }

    /// Runs `body` with a statement. A statement in use is not in the cache, so that it is never
    /// used twice at once.
    private func use<Value>(
        _ sql: String, _ values: [any SQLStorable],
        _ body: (Statement) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        let statement = try prepared(sql)
        defer {
            statement.reset()
            idle[sql] = statement
        }
        try statement.bind(values)
        return try body(statement)
    }

    private func prepared(_ sql: String) throws(StoreError) -> Statement {
        if let statement = idle.removeValue(forKey: sql) { return statement }
        return try Statement(sql, in: database, path: path)
    }
}

extension StoreError {
    /// Translates a result code of SQLite. Call this before any other call of the system.
    init(_ code: Int32, in database: OpaquePointer?, path: String) {
        // SQLite does not record the system's error when a commit fails.
        let isFull = wayline_is_full(wayline_last_failure())
        let noted = database.map(sqlite3_system_errno) ?? 0
        let reason = database.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
        switch code & 0xff {
        case SQLITE_FULL: self = .diskFull(path: path)
        case SQLITE_IOERR where isFull || wayline_is_full(noted),
            SQLITE_CANTOPEN where isFull || wayline_is_full(noted):
            self = .diskFull(path: path)
        case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path: path)
        case SQLITE_IOERR where wayline_is_forbidden(noted),
            SQLITE_CANTOPEN where wayline_is_forbidden(noted):
            self = .readOnly(path: path)
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path, reason: reason)
        case SQLITE_CANTOPEN where noted != 0:
            self = .failed(path: path, reason: String(cString: wayline_text(noted)))
        case _: self = .failed(path: path, reason: reason)
        }
    }
}
