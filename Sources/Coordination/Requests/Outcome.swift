public import WaylineRouting

/// The outcome of a request. Each request has exactly one.
public enum Outcome: Hashable, Sendable {
    /// The change is made; the state has this revision now.
    case committed(revision: Int)

    /// The decision was to stay, for this reason; nothing has changed.
    case stayed(because: String)

    /// The change is impossible or forbidden; nothing has changed.
    case refused(RoutingError)

    /// The request came too late: the state has moved on, or the screen or coordinator that made
    /// the request has left. Nothing has changed.
    case superseded
}

extension Outcome {
    /// The reason for the user why nothing has changed, from a guard or a router; nil if there is
    /// none. A screen can show it.
    public var reason: String? {
        switch self {
        case .stayed(let reason), .refused(.guarded(_, let reason)): reason.isEmpty ? nil : reason
        case .committed, .refused, .superseded: nil
        }
    }

    /// The error of a refusal, for the developer; nil for any other outcome.
    public var error: RoutingError? {
        switch self {
        case .refused(let error): error
        case .committed, .stayed, .superseded: nil
        }
    }
}
