/// The origin of a request.
public enum NavigationCause: String, Hashable, Codable, Sendable {
    /// The user, by a screen's route or by a key of the front end.
    case user

    /// A deep link.
    case link

    /// A state that was saved before.
    case restore

    /// A coordinator, e.g. after a child flow's result.
    case code
}
