/// Who or what has asked for a change.
public enum Cause: String, Hashable, Codable, Sendable {
    /// The user, by a screen's route or by a key of the front end.
    case user

    /// A deep link.
    case link

    /// A state that was saved before.
    case restore

    /// A step through the history, either way.
    case undo

    /// A coordinator, or what it made of a child flow's result.
    case code

    /// Whether it says where the user is to be, and not by which way.
    var namesItsPlace: Bool {
        switch self {
        case .link, .restore, .undo: true
        case .user, .code: false
        }
    }
}
