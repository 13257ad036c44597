import Screens

/// Answers each request with the services of the device that sent it.
struct Desk: Sendable {
    let devices: Devices

    func answer(_ request: ReceivedRequest) async -> Reply {
        do {
            return try await reply(to: request)
        } catch let error as AccountError {
            return Reply(error)
        } catch let error as ArticleError {
            return Reply(error)
        } catch let error as ProfileError {
            return Reply(error)
        } catch {
            return Reply(status: 500)
        }
    }

    private func reply(to request: ReceivedRequest) async throws -> Reply {
        if let reply = try await openReply(to: request) { return reply }
        guard let device = await devices.find(access: request.token) else { return .notLoggedIn }
        switch request.parts.first {
        case "account": return try await accountReply(to: request, device)
        case "profiles": return try await profileReply(to: request, device.services.profiles)
        case _: return try await articleReply(to: request, device.services.articles)
        }
    }
}
