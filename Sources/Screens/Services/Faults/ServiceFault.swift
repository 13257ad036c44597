/// What can go wrong with any service, whatever is asked of it.
public enum ServiceFault: Error, Hashable, Sendable {
    /// The place where data is kept cannot be used.
    case storage(StoreError)
    /// There is no connection to this host.
    case offline(host: String)
    case timedOut(host: String, seconds: Int)
    /// The host answered with an error of its own.
    case refused(host: String, status: Int)
    /// The host answered what nobody can read; `problem` says what was wrong with it.
    case unreadable(host: String, problem: String)
    case cancelled
}

extension ServiceFault: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .storage(let error): error.description
        case .offline(let host):
            "\(host) cannot be reached. Check the connection, then try again."
        case .timedOut(let host, let seconds):
            "\(host) did not answer within \(seconds) s. Try again in a while."
        case .refused(let host, let status):
            "\(host) answered with the error \(status). Try again in a while."
        case .unreadable(let host, let problem):
            "The answer of \(host) cannot be read: \(problem). Try again in a while, or update "
                + "the app."
        case .cancelled: "This was stopped before it was done. Try again."
        }
    }
}
