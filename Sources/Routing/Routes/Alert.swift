/// A message over the screen, with what the user can answer.
public struct Alert: Hashable, Codable, Sendable {
    /// The subject, in a few words.
    public let title: String

    /// The text below the title; may be empty.
    public let message: String

    /// The answers that the user can choose from; never empty.
    public let actions: [Action]

    /// An alert. Without actions, it can be put away with "OK".
    public init(_ title: String, message: String = "", actions: [Action] = []) {
        self.title = title
        self.message = message
        self.actions = actions.isEmpty ? [Action("OK")] : actions
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(String.self, forKey: .title),
            message: try container.decode(String.self, forKey: .message),
            actions: try container.decode([Action].self, forKey: .actions))
    }

    /// One answer to an alert.
    public struct Action: Hashable, Codable, Sendable {
        /// The text on the button.
        public let title: String

        /// The route that the screen's router is asked for; nil puts the alert away and no more.
        public let route: RouteName?

        /// An answer that leads to `route`, or nowhere.
        public init(_ title: String, route: RouteName? = nil) {
            self.title = title
            self.route = route
        }
    }
}
