import CSQLite

/// A prepared statement.
final class Statement {
    let path: String
    private let database: OpaquePointer
    private let handle: OpaquePointer

    init(_ sql: String, in database: OpaquePointer, path: String) throws(StoreError) {
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(
            database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared else {
            throw StoreError(code, in: database, path: path)
        }
        self.path = path
        self.database = database
        handle = prepared
    }

    deinit {
        sqlite3_finalize(handle)
    }

    func bind(_ values: [any SQLStorable]) throws(StoreError) {
        precondition(
            values.count == Int(sqlite3_bind_parameter_count(handle)),
            "\(values.count) values for the statement: \(String(cString: sqlite3_sql(handle)))")
        for (index, value) in values.enumerated() {
            let code = bind(value.stored, at: Int32(index + 1))
            if code != SQLITE_OK { throw StoreError(code, in: database, path: path) }
        }
    }

    /// Moves to the next row; returns false if there is none.
    func step() throws(StoreError) -> Bool {
        switch wayline_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw StoreError(code, in: database, path: path)
        }
    }

    /// Clears rows and bound values. SQLite's result is that of the last step, so it is ignored.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    func value(_ column: Int) -> SQLValue {
        let column = Int32(column)
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .int(Int(sqlite3_column_int64(handle, column)))
        case SQLITE_TEXT: return .text(text(column))
        case _: return .null
        }
    }

    func name(_ column: Int) -> String {
        sqlite3_column_name(handle, Int32(column)).map { String(cString: $0) } ?? "\(column)"
    }

    private func text(_ column: Int32) -> String {
        let start = sqlite3_column_text(handle, column)
        let bytes = UnsafeBufferPointer(
            start: start, count: Int(sqlite3_column_bytes(handle, column)))
        return String(decoding: bytes, as: UTF8.self)
    }

    private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .int(let number): sqlite3_bind_int64(handle, index, Int64(number))
        case .text(let text): wayline_bind_text(handle, index, text, Int32(text.utf8.count))
        }
    }
}

/// A row of a result, valid until the closure that received it returns.
struct Row {
    let statement: Statement

    /// The value of a column, counted from 0, as the requested type.
    subscript<Value: SQLStorable>(column: Int) -> Value {
        get throws(StoreError) {
            let stored = statement.value(column)
            if let value = Value(stored: stored) { return value }
            throw .damaged(
                path: statement.path,
                reason: "column \(statement.name(column)) holds no \(Value.self)")
        }
    }
}
