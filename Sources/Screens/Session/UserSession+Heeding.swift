extension UserSession {
    /// Does `work`, and ends the session if that says that nobody is logged in.
    nonisolated func heeding<Value: Sendable, Failure: ServiceError>(
        _ work: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let session = await number
        do throws(Failure) {
            return try await work()
        } catch {
            await heed(error, of: session)
            throw error
        }
    }
}
