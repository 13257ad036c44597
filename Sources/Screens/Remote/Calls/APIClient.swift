/// Asks the API for whoever is logged in, and makes an answer or an error of what it says.
struct APIClient: Sendable {
    let courier: Courier
    let keeper: LoginKeeper
    let limit: TimeLimit
    let reader: AnswerReader

    /// Asks for an answer.
    func ask<Answer: Decodable & Sendable, Failure: ServiceError>(
        _ call: Call, for type: Answer.Type, orFail failure: (Refusal) -> Failure?
    ) async throws(Failure) -> Answer {
        let response = try await tell(call, orFail: failure)
        do throws(ServiceFault) { return try reader.read(response, as: type) } catch {
            throw .fault(error)
        }
    }

    /// Asks for something to be done.
    @discardableResult
    func tell<Failure: ServiceError>(
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

    /// The answer; nil if nobody is logged in, or not any more.
    ///
    /// A token that is refused is renewed, and then the call repeated, once: a token that is fresh
    /// and refused is the server's mistake, and ends no session.
    private func authorised(_ call: Call) async throws(ServiceFault) -> HTTPResponse? {
        let login = try await keeper.current()
        if !call.takesSession { return try await courier.deliver(call, token: login?.access) }
        guard let login else { return nil }
        let response = try await courier.deliver(call, token: login.access)
        if response.status != 401 { return response }
        guard let renewed = try await keeper.renewed(login, by: renewal) else { return nil }
        return try await courier.deliver(call, token: renewed.access)
    }

    private func renewal(of login: Login) async -> Renewal {
        do throws(ServiceFault) {
            let response = try await limit.within { () async throws(ServiceFault) in
                try await courier.deliver(.renewal(login.refresh), token: nil)
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
