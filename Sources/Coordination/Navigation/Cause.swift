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
}
