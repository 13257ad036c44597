/// The versions of the database: each is the statements that lead to it from the one before.
package struct Schema: Sendable {
    let steps: [[String]]

    package init(_ steps: [[String]]) {
        self.steps = steps
    }

    /// The version that the last step leads to.
    var version: Int { steps.count }

    /// Brings a database of an older version, or a new one, to the last version: all the way, or
    /// not at all.
    func migrate(_ connection: Connection) throws(StoreError) {
        if try version(of: connection) == version { return }
        try connection.transaction { () throws(StoreError) in
            // Asked again: another process may just have done it.
            let current = try version(of: connection)
            for statement in steps[current...].joined() { try connection.run(statement) }
            try connection.run("PRAGMA user_version = \(version)")
        }
    }

    /// The version that a database has; one that is newer than this app knows is an error.
    func version(of connection: Connection) throws(StoreError) -> Int {
        let found =
            try connection.first("PRAGMA user_version") { row throws(StoreError) in try row[0] }
            ?? 0
        if found <= version { return found }
        throw .newer(path: connection.path, version: found, known: version)
    }
}
