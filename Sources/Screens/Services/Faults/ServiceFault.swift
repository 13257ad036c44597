/// What can go wrong with any service, whatever is asked of it.
public enum ServiceFault: Error, Hashable, Sendable {
    /// The place where data is kept cannot be used.
    case storage(StoreError)
    /// There is no connection to this host.
    case offline(host: String)
    /// The certificate of the host is not trusted, or is not for this host.
    case untrusted(host: String)
    /// The host does not take part in a secure connection.
    case insecure(host: String)

    /// The host has not answered in that time.
    case timedOut(host: String, seconds: Int)
    /// The host answered with an error of its own.
    case refused(host: String, status: Int)
    /// The host answered what nobody can read; `problem` says what was wrong with it.
    case unreadable(host: String, problem: String)

    /// Whoever asked no longer wants it.
    case cancelled
}

extension ServiceFault: CustomStringConvertible {
    /// What is wrong, and what to do, in English.
    public var description: String { text(in: .english) }

    /// What is wrong, and what to do.
    public func text(in words: Words) -> String {
        switch self {
        case .storage(let error): error.text(in: words)
        case .offline(let host): words(.offline, host)
        case .untrusted(let host): words(.untrusted, host)
        case .insecure(let host): words(.insecure, host)
        case .timedOut(let host, let seconds): words(.timedOut, host, seconds)
        case .refused(let host, let status): words(.hostRefused, host, status)
        case .unreadable(let host, let problem): words(.unreadable, host, problem)
        case .cancelled: words[.cancelled]
        }
    }
}
