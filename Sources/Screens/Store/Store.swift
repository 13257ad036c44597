/// The database of the app, on a thread of its own. It opens when it is first used, and after a
/// failure it tries again at the next use.
package actor Store {
    private let file: DatabaseFile
    private let executor = QueueExecutor("wayline.store")
    private var connection: Connection?

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// A store in `folder`, which is filled by `seed` on the first run. It waits for other
    /// processes, `patience` milliseconds at most.
    package init(
        folder: DataFolder, schema: Schema = .wayline, patience: Int = 5000,
        seed: @escaping @Sendable (Connection) throws(StoreError) -> Void
    ) {
        file = DatabaseFile(folder: folder, schema: schema, patience: patience, seed: seed)
    }

    /// Opens it now, so that whatever stands in the way is told at once.
    package func open() throws(StoreError) {
        _ = try opened()
    }

    /// Reads; all that `body` reads is of the same moment.
    package func read<Value: Sendable>(
        _ body: @Sendable (Connection) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        let connection = try opened()
        return try connection.transaction(writing: false) { () throws(StoreError) in
            try body(connection)
        }
    }

    /// Writes all of `body`, or nothing of it. When this returns, it outlasts the process.
    package func write<Value: Sendable>(
        _ body: @Sendable (Connection) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        let connection = try opened()
        return try connection.transaction { () throws(StoreError) in try body(connection) }
    }

    private func opened() throws(StoreError) -> Connection {
        if let connection { return connection }
        let opened = try file.open()
        connection = opened
        return opened
    }
}
