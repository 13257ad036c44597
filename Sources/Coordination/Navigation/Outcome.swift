/// What has become of something that was asked for. Each is given exactly one.
public enum Outcome: Hashable, Sendable {
    /// It is done; the state has this revision now.
    case committed(revision: Int)

    /// The decision was to stay, for this reason; nothing has changed.
    case stayed(because: String)

    /// It cannot or may not be done; nothing has changed.
    case refused(RoutingError)

    /// It comes too late: the state has moved on, or who asked for it has left. Nothing has changed.
    case superseded
}

extension Outcome {
    /// What a screen can show for its not going anywhere; nil where there is nothing to say.
    public var reason: String? {
        switch self {
        case .committed, .superseded: nil
        case .stayed(let reason): reason.isEmpty ? nil : reason
        case .refused(.guarded(_, let reason)): reason.isEmpty ? nil : reason
        case .refused(let error): "\(error)"
        }
    }
}
