/// Why a request has no whole answer.
public enum TransportError: Error, Hashable, Sendable {
    /// The server was not reached.
    case unreachable
    /// The certificate of the server does not prove that it is the one that was meant.
    case untrusted
    /// The server was reached, and no secure connection to it could be made.
    case insecure
    /// The connection ended in the answer, or before it.
    case cutShort
    /// The answer is larger than the request allows.
    case tooLarge

    /// Whoever asked no longer wants it.
    case cancelled
}
