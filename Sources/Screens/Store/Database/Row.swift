/// A row of a result, good until the closure that got it returns.
package struct Row {
    let statement: Statement

    /// The value of a column, counted from 0, as the type that is asked for.
    package subscript<Value: SQLStorable>(column: Int) -> Value {
        get throws(StoreError) {
            let stored = statement.value(column)
            if let value = Value(stored: stored) { return value }
            throw .damaged(
                path: statement.path,
                reason: "column \(statement.name(column)) holds no \(Value.self)")
        }
    }
}
