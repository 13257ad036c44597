/// The versions of the database. A step has the statements that lead from one version to the next.
struct Schema: Sendable {
    let steps: [[String]]

    init(_ steps: [[String]]) {
        self.steps = steps
    }

    /// The version after the last step.
    var version: Int { steps.count }

    /// Brings a new or older database to the last version, completely or not at all.
    func migrate(_ connection: DatabaseConnection) throws(StoreError) {
        if try version(of: connection) == version { return }
        try connection.transaction { () throws(StoreError) in
            // Read again: another process may just have migrated it.
            let current = try version(of: connection)
            for statement in steps[current...].joined() { try connection.run(statement) }
            try connection.run("PRAGMA user_version = \(version)")
        }
    }

    /// Returns the version of a database. Throws if it is newer than this app knows.
    func version(of connection: DatabaseConnection) throws(StoreError) -> Int {
        let found =
            try connection.first("PRAGMA user_version") { row throws(StoreError) in try row[0] }
            ?? 0
        if found <= version { return found }
        throw .newer(path: connection.path, version: found, known: version)
    }
}

extension Schema {
    /// The tables of the app. Never change a step that was released: append a new one.
    static let wayline = Schema([people + accounts + articles, contents])

    private static let contents = [
        "ALTER TABLE article ADD COLUMN body TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE profile ADD COLUMN background TEXT NOT NULL DEFAULT ''",
    ]

    private static let people = [
        """
        CREATE TABLE profile (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            headline TEXT NOT NULL DEFAULT '',
            place TEXT NOT NULL DEFAULT '',
            joined TEXT NOT NULL,
            about TEXT NOT NULL DEFAULT '',
            work TEXT NOT NULL DEFAULT '',
            languages TEXT NOT NULL DEFAULT ''
        ) STRICT
        """,
        """
        CREATE TABLE photo (
            id INTEGER PRIMARY KEY,
            profile INTEGER NOT NULL REFERENCES profile ON DELETE CASCADE,
            title TEXT NOT NULL,
            taken TEXT NOT NULL,
            address TEXT NOT NULL
        ) STRICT
        """,
        "CREATE INDEX photo_by_profile ON photo (profile, taken)",
        """
        CREATE TABLE friendship (
            one INTEGER NOT NULL REFERENCES profile ON DELETE CASCADE,
            other INTEGER NOT NULL REFERENCES profile ON DELETE CASCADE,
            PRIMARY KEY (one, other),
            CHECK (one < other)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE friend_request (
            sender INTEGER NOT NULL REFERENCES profile ON DELETE CASCADE,
            receiver INTEGER NOT NULL REFERENCES profile ON DELETE CASCADE,
            PRIMARY KEY (sender, receiver),
            CHECK (sender <> receiver)
        ) STRICT, WITHOUT ROWID
        """,
    ]

    private static let accounts = [
        """
        CREATE TABLE account (
            id INTEGER PRIMARY KEY,
            email TEXT NOT NULL UNIQUE,
            profile INTEGER NOT NULL UNIQUE REFERENCES profile ON DELETE RESTRICT,
            password TEXT NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('valid', 'expired', 'leaked'))
        ) STRICT
        """,
        """
        CREATE TABLE session (
            id TEXT PRIMARY KEY,
            account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
            token TEXT NOT NULL,
            expires INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE reset_code (
            account INTEGER PRIMARY KEY REFERENCES account ON DELETE CASCADE,
            code TEXT NOT NULL,
            expires INTEGER NOT NULL,
            tries INTEGER NOT NULL DEFAULT 0
        ) STRICT
        """,
        """
        CREATE TABLE attempt (
            subject TEXT PRIMARY KEY,
            failures INTEGER NOT NULL,
            blocked_until INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    ]

    private static let articles = [
        """
        CREATE TABLE article (
            id INTEGER PRIMARY KEY,
            title TEXT NOT NULL,
            summary TEXT NOT NULL,
            byline TEXT NOT NULL,
            section TEXT NOT NULL,
            published TEXT NOT NULL,
            keywords TEXT NOT NULL,
            address TEXT NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE article_picture (
            article INTEGER NOT NULL REFERENCES article ON DELETE CASCADE,
            position INTEGER NOT NULL,
            caption TEXT NOT NULL,
            copyright TEXT NOT NULL,
            address TEXT NOT NULL,
            PRIMARY KEY (article, position)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE ranking (
            ranking TEXT NOT NULL CHECK (ranking IN ('emailed', 'shared', 'viewed')),
            period INTEGER NOT NULL CHECK (period IN (1, 7, 30)),
            position INTEGER NOT NULL,
            article INTEGER NOT NULL REFERENCES article ON DELETE CASCADE,
            PRIMARY KEY (ranking, period, position)
        ) STRICT, WITHOUT ROWID
        """,
    ]
}
