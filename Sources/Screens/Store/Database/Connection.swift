import CSQLite

/// A connection to a database. It belongs to one isolation, as it is not Sendable.
package final class Connection {
    let path: String
    private let database: OpaquePointer
    private var idle: [String: Statement] = [:]

    /// Opens a file that is there. Where another process is writing, this and all that is done with
    /// it waits for `patience` milliseconds.
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
        // All of them must be gone before the database really closes.
        idle.removeAll()
        sqlite3_close_v2(database)
    }

    /// Whether it can be read but not written.
    var isReadOnly: Bool { sqlite3_db_readonly(database, "main") == 1 }

    /// The number that the last insertion gave its row.
    package var lastRow: Int { Int(sqlite3_last_insert_rowid(database)) }

    /// How many rows the last change touched.
    package var changes: Int { Int(sqlite3_changes(database)) }

    /// Runs a statement with these values for its question marks.
    package func run(_ sql: String, _ values: any SQLStorable...) throws(StoreError) {
        try use(sql, values) { statement throws(StoreError) in
            while try statement.step() {}
        }
    }

    /// All rows of a result.
    package func rows<Value>(
        _ sql: String, _ values: any SQLStorable...,
        read: (Row) throws(StoreError) -> Value
    ) throws(StoreError) -> [Value] {
        try use(sql, values) { statement throws(StoreError) in
            var found: [Value] = []
            while try statement.step() { found.append(try read(Row(statement: statement))) }
            return found
        }
    }

    /// The first row of a result; nil if there is none.
    package func first<Value>(
        _ sql: String, _ values: any SQLStorable...,
        read: (Row) throws(StoreError) -> Value
    ) throws(StoreError) -> Value? {
        try use(sql, values) { statement throws(StoreError) in
            try statement.step() ? try read(Row(statement: statement)) : nil
        }
    }

    /// All of `body`, or nothing of it. Once this returns, what was written is confirmed.
    package func transaction<Value>(
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

    /// A statement that is in use is not in the cache, so that it cannot be used twice at once.
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
