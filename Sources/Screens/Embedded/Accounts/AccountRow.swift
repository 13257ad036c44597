/// An account as the database holds it.
struct AccountRow: Sendable {
    static let columns = """
        account.id, account.email, account.password, account.status, profile.id, profile.name
        """
    static let tables = "account JOIN profile ON profile.id = account.profile"

    let id: Int
    let password: PasswordHash
    let session: Session

    /// Reads what `columns` names.
    init(_ row: Row) throws(StoreError) {
        id = try row[0]
        password = PasswordHash(text: try row[2])
        session = Session(
            email: try row[1], name: try row[5], profile: try row[4], status: try row[3])
    }
}
