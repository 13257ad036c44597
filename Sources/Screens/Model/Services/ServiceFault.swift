/// A fault that any call of any service can have.
public enum ServiceFault: Error, Hashable, Sendable {
    /// The data on this machine cannot be read or written.
    case storage(StoreError)
    /// There is no connection to this host.
    case offline(host: String)
    /// The certificate of the host is not trusted, or is not for this host.
    case untrusted(host: String)
    /// The host accepts no secure connection.
    case insecure(host: String)

    /// The host did not respond in that time.
    case timedOut(host: String, seconds: Int)
    /// The host responded with an error status.
    case refused(host: String, status: Int)
    /// The response of the host cannot be read; `problem` is the reason.
    case unreadable(host: String, problem: String)

    /// The caller has cancelled the call.
    case cancelled
}

extension ServiceFault: CustomStringConvertible {
    /// The message to the user in English: the problem, and a way to solve it.
    public var description: String { text(in: .english) }

    /// Returns the message to the user: the problem, and a way to solve it.
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

/// The common part of the errors of all services.
protocol ServiceError: Error, Equatable, CustomStringConvertible {
    static var notLoggedIn: Self { get }

    static func fault(_ fault: ServiceFault) -> Self
}

extension AccountError: ServiceError {}

extension ArticleError: ServiceError {}

extension ProfileError: ServiceError {}
