/// The database, for the user who is logged in.
struct UserStore<Failure: ServiceError>: Sendable {
    let store: Store
    let keeper: SessionKeeper
    let clock: WallClock

    /// Runs `answer` in one transaction. Throws `.notLoggedIn` if nobody is logged in.
    func perform<Answer: Sendable>(
        writing: Bool = false,
        _ answer: @Sendable (UserConnection) throws(StoreError) -> Result<Answer, Failure>
    ) async throws(Failure) -> Answer {
        if Task.isCancelled { throw .fault(.cancelled) }
        let result: Result<Answer, Failure>
        do throws(StoreError) {
            result = try await ask(writing: writing, answer)
        } catch {
            throw .fault(.storage(error))
        }
        return try result.get()
    }

    private func ask<Answer: Sendable>(
        writing: Bool,
        _ answer: @Sendable (UserConnection) throws(StoreError) -> Result<Answer, Failure>
    ) async throws(StoreError) -> Result<Answer, Failure> {
        guard let session = try await keeper.current() else { return .failure(.notLoggedIn) }
        let now = clock.now()
        let body = { @Sendable (connection: DatabaseConnection) throws(StoreError) in
            guard let account = try connection.account(session: session, at: now) else {
                return Result<Answer, Failure>.failure(.notLoggedIn)
            }
            return try answer(
                UserConnection(connection: connection, profile: account.session.profile))
        }
        return writing ? try await store.write(body) : try await store.read(body)
    }
}

/// The connection during a transaction of a user.
struct UserConnection {
    let connection: DatabaseConnection
    /// The profile of the user.
    let profile: Profile.ID
}
