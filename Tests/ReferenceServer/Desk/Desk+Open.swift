import Screens

/// Requests that need no session.
extension Desk {
    /// Returns the reply; nil if the request needs a session.
    func openReply(to request: ReceivedRequest) async throws -> Reply? {
        guard request.method == "POST" else { return nil }
        switch request.parts {
        case ["account"], ["account", "session"], ["account", "reset"]:
            return try await enter(request)
        case ["account", "session", "renewal"]:
            return try await renew(request)
        case ["account", "reset-letter"]:
            try await devices.new().services.accounts.requestReset(email: request["email"])
            return .done
        case _: return nil
        }
    }

    /// Replaces the session whose token comes with the request.
    private func enter(_ request: ReceivedRequest) async throws -> Reply {
        let device = await devices.new()
        let session = try await session(for: request, at: device.services.accounts)
        if let before = await devices.find(access: request.token) {
            try await before.services.accounts.logOut()
            await devices.forget(before)
        }
        let tokens = await devices.admit(device)
        return .json(
            LoginReply(
                session: session, access: tokens.access,
                refresh: tokens.refresh))
    }

    private func session(
        for request: ReceivedRequest, at accounts: any AccountService
    ) async throws -> Session {
        switch request.parts.last {
        case "session":
            return try await accounts.logIn(email: request["email"], password: request["password"])
        case "reset":
            return try await accounts.reset(
                PasswordReset(
                    email: request["email"], code: request["code"], password: request["password"]))
        case _:
            return try await accounts.signUp(
                Application(
                    name: request["name"], email: request["email"], password: request["password"]))
        }
    }

    private func renew(_ request: ReceivedRequest) async throws -> Reply {
        guard let device = await devices.find(refresh: request["refresh_token"]) else {
            return .notLoggedIn
        }
        guard try await device.services.accounts.currentSession() != nil else {
            await devices.forget(device)
            return .notLoggedIn
        }
        return .json(["access_token": await devices.access(for: device)])
    }
}

extension ReceivedRequest {
    /// A field of the body; empty if it is missing.
    subscript(_ name: String) -> String { fields[name] ?? "" }
}
