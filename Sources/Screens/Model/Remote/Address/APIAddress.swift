/// The address of an API: over https, or over plain http on this machine.
public struct APIAddress: Hashable, Sendable {
    private let base: WebAddress

    /// Reads an address, e.g. "https://api.example.com" or "http://127.0.0.1:8080".
    public init(_ text: String) throws(APIAddressError) {
        if text.contains("@") { throw .namesAUser }
        guard let base = WebAddress(text), !base.resource.contains("?") else {
            throw .noAddress(text)
        }
        if base.scheme == .http, !base.isLoopback { throw .readable(text) }
        self.base = base
    }

    /// The host and its port, as error texts name them.
    public var host: String { base.place }

    /// The host without its port if it is this machine; otherwise nil.
    public var loopbackHost: String? { base.isLoopback ? base.host : nil }

    /// Returns the address of `path`, which begins with a slash.
    func address(of path: String) -> String { description + path }

    /// Returns the address that a redirect leads to; nil if it is on another server.
    func redirected(to location: String) -> String? {
        if location.hasPrefix("/"), !location.hasPrefix("//") {
            return redirected(to: base.origin + location)
        }
        guard let next = WebAddress(location), next.origin == base.origin else { return nil }
        return next.origin + next.resource
    }
}

extension APIAddress: CustomStringConvertible {
    /// The address without a slash at its end.
    public var description: String {
        var path = base.resource
        while path.hasSuffix("/") { path.removeLast() }
        return base.origin + path
    }
}

/// An address that cannot be used for an API.
public enum APIAddressError: Error, Hashable, Sendable {
    /// The text is not an address, or has no host.
    case noAddress(String)
    /// The address uses plain http for another machine.
    case readable(String)
    /// The address has a part before an '@'. It may be a password, so the error does not repeat it.
    case namesAUser
}

extension APIAddressError: CustomStringConvertible {
    /// The problem, the rule, and a way to solve it.
    public var description: String {
        switch self {
        case .noAddress(let text):
            "'\(text)' is not an address of an API: it takes https:// and a host, e.g. "
                + "'https://api.example.com'."
        case .readable(let text):
            "'\(text)' would send passwords without encryption: http is only for this machine "
                + "(127.0.0.1, [::1], localhost). Use https."
        case .namesAUser:
            "The address of an API must not name a user: leave out the part before the '@'."
        }
    }
}
