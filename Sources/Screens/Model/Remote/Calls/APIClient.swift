/// Makes calls for the user who is logged in, and turns responses into values and errors.
struct APIClient: Sendable {
    let sender: CallSender
    let keeper: LoginKeeper
    let limit: TimeLimit
    let reader: AnswerReader

    /// Makes a call, and returns its answer as a value.
    func fetch<Answer: Decodable & Sendable, Failure: ServiceError>(
        _ call: Call, as type: Answer.Type, orFail failure: (Refusal) -> Failure?
    ) async throws(Failure) -> Answer {
        let response = try await perform(call, orFail: failure)
        do throws(ServiceFault) { return try reader.read(response, as: type) } catch {
            throw .fault(error)
        }
    }

    /// Makes a call, and returns its successful response.
    @discardableResult
    func perform<Failure: ServiceError>(
        _ call: Call, orFail failure: (Refusal) -> Failure?
    ) async throws(Failure) -> HTTPResponse {
        if Task.isCancelled { throw .fault(.cancelled) }
        let response: HTTPResponse?
        do throws(ServiceFault) {
            response = try await limit.within { () async throws(ServiceFault) in
                try await authorised(call)
            }
        } catch {
            throw .fault(error)
        }
        guard let response else { throw .notLoggedIn }
        if response.isSuccess { return response }
        throw reader.refusal(response).flatMap(failure)
            ?? .fault(.refused(host: reader.host, status: response.status))
    }

    /// Returns the response; nil if nobody is logged in, or the session has ended.
    ///
    /// After a 401, renews the token and repeats the call once. If the new token is refused too,
    /// the fault is the server's, and the session continues.
    private func authorised(_ call: Call) async throws(ServiceFault) -> HTTPResponse? {
        let login = try await keeper.current()
        if !call.takesSession { return try await sender.send(call, token: login?.access) }
        guard let login else { return nil }
        let response = try await sender.send(call, token: login.access)
        if response.status != 401 { return response }
        guard let renewed = try await keeper.renewed(login, by: renewal) else { return nil }
        return try await sender.send(call, token: renewed.access)
    }

    private func renewal(of login: Login) async -> Renewal {
        do throws(ServiceFault) {
            let response = try await limit.within { () async throws(ServiceFault) in
                try await sender.send(.renewal(login.refresh), token: nil)
            }
            if response.isSuccess {
                return .renewed(try reader.read(response, as: RenewedTokens.self))
            }
            return [400, 401, 403].contains(response.status)
                ? .over : .failed(.refused(host: reader.host, status: response.status))
        } catch {
            return .failed(error)
        }
    }
}

/// A time limit for work on a host.
struct TimeLimit: Sendable {
    let host: String
    let seconds: Int
    let clock: any Clock<Duration>

    /// Returns the value of `body`. Throws if the time is up before that, or the task is cancelled.
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

    /// Returns the reason for the end: the time is up, or the task was cancelled.
    private func end() async -> ServiceFault {
        do { try await clock.sleep(for: .seconds(seconds)) } catch { return .cancelled }
        return .timedOut(host: host, seconds: seconds)
    }
}
