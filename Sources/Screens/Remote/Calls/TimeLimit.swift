/// Ends what takes too long.
struct TimeLimit: Sendable {
    let host: String
    let seconds: Int
    let clock: any Clock<Duration>

    /// What `body` answers, unless the time is up before that, or the task is cancelled.
    func within<Answer: Sendable>(
        _ body: @escaping @Sendable () async throws(ServiceFault) -> Answer
    ) async throws(ServiceFault) -> Answer {
        let result = await withTaskGroup(of: Result<Answer, ServiceFault>.self) { group in
            group.addTask {
                do throws(ServiceFault) { return .success(try await body()) } catch {
                    return .failure(error)
                }
            }
            group.addTask { .failure(await end()) }
            defer { group.cancelAll() }
            return await group.next() ?? .failure(.cancelled)
        }
        return try result.get()
    }

    /// What it ends by: the time, or a cancellation.
    private func end() async -> ServiceFault {
        do { try await clock.sleep(for: .seconds(seconds)) } catch { return .cancelled }
        return .timedOut(host: host, seconds: seconds)
    }
}
