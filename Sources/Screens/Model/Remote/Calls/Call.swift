import Wayline

/// A call of the API.
struct Call: Sendable {
    let method: HTTPMethod
    let path: String
    /// The body; empty if nothing is sent.
    @Secret var body: [String: String]
    /// True if two calls have the same effect as one.
    let isIdempotent: Bool
    /// True if a user must be logged in.
    let takesSession: Bool

    private init(
        _ method: HTTPMethod, _ path: String, _ body: [String: String] = [:], isIdempotent: Bool,
        takesSession: Bool = true
    ) {
        self.method = method
        self.path = path
        self.body = body
        self.isIdempotent = isIdempotent
        self.takesSession = takesSession
    }

    static func get(_ path: String) -> Call {
        Call(.get, path, isIdempotent: true)
    }

    /// Creates something, or sets it, so that repeating the call changes nothing more.
    static func put(_ path: String) -> Call {
        Call(.put, path, isIdempotent: true)
    }

    static func delete(_ path: String) -> Call {
        Call(.delete, path, isIdempotent: true)
    }

    /// Changes something with each call.
    static func change(_ path: String, _ body: [String: String]) -> Call {
        Call(.post, path, body, isIdempotent: false)
    }

    /// Makes a call that needs no session.
    static func open(_ path: String, _ body: [String: String]) -> Call {
        Call(.post, path, body, isIdempotent: false, takesSession: false)
    }

    /// Gets a new access token. Repeating the call does no harm: if the API gives out a new refresh
    /// token too, the old one stays valid until the new one is used, as the response may get lost.
    static func renewal(_ refreshToken: String) -> Call {
        Call(
            .post, "/account/session/renewal", ["refresh_token": refreshToken], isIdempotent: true,
            takesSession: false)
    }
}
