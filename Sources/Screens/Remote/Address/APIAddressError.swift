/// Why there can be no API at an address.
public enum APIAddressError: Error, Hashable, Sendable {
    /// A text that is no address, or has no host.
    case noAddress(String)
    /// Plain http, to another machine.
    case readable(String)
    /// What is before an '@' may be a password: it is not repeated.
    case namesAUser
}

extension APIAddressError: CustomStringConvertible {
    /// What is wrong, what the rule is, and what to do.
    public var description: String {
        switch self {
        case .noAddress(let text):
            "'\(text)' is no address of an API: it takes https:// and a host, e.g. "
                + "'https://api.example.com'."
        case .readable(let text):
            "'\(text)' would send passwords readably: http is for this machine alone (127.0.0.1, "
                + "[::1], localhost). Use https."
        case .namesAUser:
            "The address of an API names no user: leave out what stands before the '@'."
        }
    }
}
