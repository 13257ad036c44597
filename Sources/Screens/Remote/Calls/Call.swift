import Coordination

/// One thing that is asked of the API.
struct Call: Sendable {
    let method: HTTPMethod
    let path: String
    /// Empty where nothing is sent.
    @Secret var body: [String: String]
    /// Whether asking twice does the same as asking once.
    let isIdempotent: Bool
    /// Whether a user must be logged in.
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

    /// Has something be there, or be so, from now on.
    static func put(_ path: String) -> Call {
        Call(.put, path, isIdempotent: true)
    }

    static func delete(_ path: String) -> Call {
        Call(.delete, path, isIdempotent: true)
    }

    /// Changes something, each time it is asked.
    static func change(_ path: String, _ body: [String: String]) -> Call {
        Call(.post, path, body, isIdempotent: false)
    }

    /// What anybody may ask, logged in or not.
    static func open(_ path: String, _ body: [String: String]) -> Call {
        Call(.post, path, body, isIdempotent: false, takesSession: false)
    }

    /// A new access token. An API that gives out a new refresh token too keeps the old one good
    /// until the new one is used, as the answer may be lost; so asking twice does no harm.
    static func renewal(_ refreshToken: String) -> Call {
        Call(
            .post, "/account/session/renewal", ["refresh_token": refreshToken], isIdempotent: true,
            takesSession: false)
    }
}
