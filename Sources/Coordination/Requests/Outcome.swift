public import WaylineRouting

/// The outcome of a request. Each request has exactly one.
public enum Outcome: Hashable, Sendable {
    /// The change is made; the state has this revision now.
    case committed(revision: Int)

    /// The decision was to stay, for this reason; nothing has changed.
    case stayed(because: String)

    /// The change is impossible or forbidden; nothing has changed.
    case refused(RoutingError)

    /// The request came too late: the state has moved on, or the screen or coordinator that made the
    /// request has left. Nothing has changed.
    case superseded
}

extension Outcome {
    /// The reason that a screen can show for not going anywhere; nil if there is nothing to show.
    public var reason: String? {
        switch self {
        case .committed, .superseded: nil
        case .stayed(let reason): reason.isEmpty ? nil : reason
        case .refused(.guarded(_, let reason)): reason.isEmpty ? nil : reason
        case .refused(let error): "\(error)"
        }
    }
}
