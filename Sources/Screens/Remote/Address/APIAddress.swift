/// Where an API is: over https, or over plain http on this machine.
public struct APIAddress: Hashable, Sendable {
    private let base: WebAddress

    /// The address that `text` says, e.g. "https://api.example.com" or "http://127.0.0.1:8080".
    public init(_ text: String) throws(APIAddressError) {
        if text.contains("@") { throw .namesAUser }
        guard let base = WebAddress(text), !base.resource.contains("?") else {
            throw .noAddress(text)
        }
        if base.scheme == .http, !base.isLoopback { throw .readable(text) }
        self.base = base
    }

    /// The host, as errors name it.
    public var host: String { base.place }

    /// The host without a port, where it is this machine.
    package var loopbackHost: String? { base.isLoopback ? base.host : nil }

    /// What is at `path`, which begins with a slash.
    func address(of path: String) -> String { description + path }

    /// Where a redirect leads; nil unless that is on the same server.
    func redirected(to location: String) -> String? {
        if location.hasPrefix("/"), !location.hasPrefix("//") {
            return redirected(to: base.origin + location)
        }
        guard let next = WebAddress(location), next.origin == base.origin else { return nil }
        return next.origin + next.resource
    }
}

extension APIAddress: CustomStringConvertible {
    /// The address, without a slash at its end.
    public var description: String {
        var path = base.resource
        while path.hasSuffix("/") { path.removeLast() }
        return base.origin + path
    }
}
