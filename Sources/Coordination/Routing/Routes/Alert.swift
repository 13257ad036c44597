/// A message over the screen, with answers for the user.
///
/// ```swift
/// let question = Alert(
///     "Leave without your coffee?", message: "It is being brewed.",
///     actions: [.init("Wait"), .init("Leave", route: "leave-anyway")])
/// ```
///
/// ![An alert with two answers.](Alert)
public struct Alert: NonisolatedValue, Hashable, Codable {
    /// The subject, in a few words.
    public let title: String

    /// The text below the title; may be empty.
    public let message: String

    /// The answers that the user can choose from; never empty.
    public let actions: [Action]

    /// An alert. Without actions, it has the answer "OK".
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

    /// A question before something that cannot be undone. The harmless answer comes first.
    public static func confirm(
        _ title: String, message: String = "", yes: String, no: String = "Cancel"
    ) -> Alert {
        Alert(title, message: message, actions: [Action(no), .yes(yes)])
    }

    /// One answer to an alert.
    public struct Action: Hashable, Codable, Sendable {
        /// The text on the button.
        public let title: String

        /// The route that the screen performs; nil only closes the alert.
        public let route: RouteName?

        /// True for "yes", and nil for another answer, which is saved without it.
        private let yes: Bool?

        /// True for an answer that means "yes" to a guard or a screen that asks.
        public var isYes: Bool { yes == true }

        /// An answer that performs `route`; without one, it only closes the alert.
        public init(_ title: String, route: RouteName? = nil) {
            (self.title, self.route, yes) = (title, route, nil)
        }

        /// The answer that means "yes" to a guard or a screen that asks.
        public static func yes(_ title: String) -> Action { Action(yes: title) }

        private init(yes title: String) {
            (self.title, route, yes) = (title, nil, true)
        }
    }
}
