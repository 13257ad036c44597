import Screens

/// Requests that need a session.
extension Desk {
    func accountReply(to request: ReceivedRequest, _ device: Device) async throws -> Reply {
        let accounts = device.services.accounts
        switch (request.method, request.parts) {
        case ("GET", ["account", "session"]):
            guard let session = try await accounts.currentSession() else { return .notLoggedIn }
            return .json(session)
        case ("DELETE", ["account", "session"]):
            try await accounts.logOut()
            await devices.forget(device)
            return .done
        case ("POST", ["account", "password"]):
            return .json(
                try await accounts.changePassword(from: request["old"], to: request["new"]))
        case _: return .nothingThere
        }
    }

    func articleReply(to request: ReceivedRequest, _ articles: any ArticleService) async throws
        -> Reply
    {
        let parts = request.parts.map { $0.hasSuffix(".json") ? String($0.dropLast(5)) : $0 }
        if parts.count == 2, parts[0] == "articles", let id = Int(parts[1]) {
            return .json(ArticlesReply([try await articles.article(id)]))
        }
        guard parts.count == 5, parts.starts(with: ["svc", "mostpopular", "v2"]),
            let ranking = Ranking(rawValue: parts[3]),
            let period = Int(parts[4]).flatMap(Period.init)
        else { return .nothingThere }
        return .json(ArticlesReply(try await articles.mostPopular(by: ranking, over: period)))
    }

    func profileReply(to request: ReceivedRequest, _ profiles: any ProfileService) async throws
        -> Reply
    {
        let parts = request.parts
        guard parts.count <= 3, let id = parts.dropFirst().first.flatMap(Int.init) else {
            return .nothingThere
        }
        switch (request.method, parts.count == 3 ? parts[2] : "") {
        case ("GET", ""): return .json(try await profiles.profile(id))
        case ("GET", "photos"): return .json(["photos": try await profiles.photos(of: id)])
        case ("GET", "friends"): return .json(["friends": try await profiles.friends(of: id)])
        case ("GET", "about"): return .json(try await profiles.about(id))
        case ("PUT", "friend-request"):
            return .json(["friendship": try await profiles.sendFriendRequest(to: id)])
        case ("DELETE", "friend-request"):
            return .json(["friendship": try await profiles.withdrawFriendRequest(to: id)])
        case _: return .nothingThere
        }
    }
}
