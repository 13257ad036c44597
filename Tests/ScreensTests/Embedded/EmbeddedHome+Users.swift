import SampleSupport

@testable import Screens

extension EmbeddedHome {
    /// The users who have signed up, in order. The sample accounts are not among them.
    func signedUp() async throws -> [String] {
        // Before everything else: this creates the database if there is none.
        _ = try await services().accounts.currentSession()
        let store = Store(folder: folder.data) { _ in }
        return try await store.read { connection throws(StoreError) in
            try connection.rows("SELECT email FROM account WHERE id > 3 ORDER BY id") {
                row throws(StoreError) in try row[0] as String
            }
        }
    }
}
