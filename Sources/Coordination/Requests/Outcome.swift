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

/// The origin of a request.
public enum NavigationCause: String, Hashable, Codable, Sendable {
    /// The user, by a screen's route or by a key of the front end.
    case user

    /// A deep link.
    case link

    /// A state that was saved before.
    case restore

    /// A step through the history, either way.
    case undo

    /// A coordinator, on its own or in answer to a child flow's result.
    case code

    /// True if the request names a place to be in, not a way to go.
    var namesItsPlace: Bool {
        switch self {
        case .link, .restore, .undo: true
        case .user, .code: false
        }
    }
}
