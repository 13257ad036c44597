import TextMenu

@testable import Screens

/// The accounts of a new database, to restore them later.
struct AccountsAtFirst: Sendable {
    private struct Account: Sendable {
        let id: Int
        let password: String
        let status: String
    }

    private let store: Store
    private let accounts: [Account]

    init(in folder: FolderStore) async throws {
        store = Store(folder: folder) { _ in }
        accounts = try await store.read { connection throws(StoreError) in
            try connection.rows("SELECT id, password, status FROM account") {
                row throws(StoreError) in
                Account(id: try row[0], password: try row[1], status: try row[2])
            }
        }
    }

    func putBack() async throws {
        try await store.write { connection throws(StoreError) in
            try connection.run("DELETE FROM account WHERE id > ?", accounts.count)
            try connection.run(
                "DELETE FROM profile WHERE id NOT IN (SELECT profile FROM account) AND id > 8")
            for account in accounts {
                try connection.run(
                    "UPDATE account SET password = ?, status = ? WHERE id = ?",
                    account.password, account.status, account.id)
            }
        }
    }
}
