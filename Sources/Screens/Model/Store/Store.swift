import WaylineApplication

/// The database of the app, on its own thread. It opens on first use. After a failure it tries
/// again on the next use.
actor Store {
    private let file: DatabaseFile
    private let executor = QueueExecutor("wayline.store")
    private var connection: DatabaseConnection?

    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// A store in `folder`, which `seed` fills in the first run. It waits at most `patience`
    /// milliseconds for other processes.
    init(
        folder: FolderStore, schema: Schema = .wayline, patience: Int = 5000,
        seed: @escaping @Sendable (DatabaseConnection) throws(StoreError) -> Void
    ) {
        file = DatabaseFile(folder: folder, schema: schema, patience: patience, seed: seed)
    }

    /// Opens the database now, so that errors show at once.
    func open() throws(StoreError) {
        _ = try opened()
    }

    /// Reads in one transaction, so that all values are of the same moment.
    func read<Value: Sendable>(
        _ body: @Sendable (DatabaseConnection) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        let connection = try opened()
        return try connection.transaction(writing: false) { () throws(StoreError) in
            try body(connection)
        }
    }

    /// Writes in one transaction: all of `body` takes effect, or nothing. When this returns, the
    /// changes outlast the process.
    func write<Value: Sendable>(
        _ body: @Sendable (DatabaseConnection) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        let connection = try opened()
        return try connection.transaction { () throws(StoreError) in try body(connection) }
    }

    private func opened() throws(StoreError) -> DatabaseConnection {
        if let connection { return connection }
        let opened = try file.open()
        connection = opened
        return opened
    }
}
