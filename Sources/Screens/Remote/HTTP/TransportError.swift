/// Why a request has no whole answer.
public enum TransportError: Error, Hashable, Sendable {
    /// The server was not reached.
    case unreachable
    /// The server has not proved to be the one that was meant.
    case untrusted
    /// The connection ended in the answer, or before it.
    case cutShort
    /// The answer is larger than the request allows.
    case tooLarge

    /// Whoever asked no longer wants it.
    case cancelled
}
