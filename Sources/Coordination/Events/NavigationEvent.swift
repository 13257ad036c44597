public import WaylineRouting

/// A request to a navigator, and its outcome.
///
/// This prints one line for each request: the decision, the guards' verdicts and the outcome.
///
/// ```swift
/// let trace = navigator.events.bind { print($0) }
/// ```
public struct NavigationEvent: Hashable, Sendable {
    /// The origin of the request.
    public let cause: NavigationCause

    /// The link that was opened, without its query; nil for another request.
    public let link: String?

    /// The requested route; nil for a request without one, such as a step back.
    public let route: RouteName?

    /// The title of the answer to an alert; nil for another request.
    public let answer: String?

    /// The screen and the router that decided about the route; nil if none did.
    public let decider: Decider?

    /// The decision of a router, a coordinator or a guard, without secrets; nil for a restored
    /// state.
    public let decision: Transition?

    /// The guards that were asked, in order, and their answers.
    public let guards: [AskedGuard]

    /// The outcome of the request.
    public let outcome: Outcome

    /// The revision of the state afterwards.
    public let revision: Int

    /// The time from the request's turn to its end, including the time that it waited for guards.
    public let duration: Duration

    /// The screen on top, and the router that decided.
    public struct Decider: Hashable, Sendable {
        let plan: ScreenPlan

        /// The router of the child screen that was asked; nil if the screen has no children.
        let child: (any Router.Type)?

        /// The facts on which the router has decided; nil if the navigator does not keep them,
        /// or if the router does not know the route.
        package internal(set) var facts: (any RouterFacts)?

        /// The route of the screen.
        public var screen: RouteName { plan.route }

        /// The name of the router's type.
        public var router: String { "\(child ?? plan.router())" }

        public static func == (one: Decider, other: Decider) -> Bool {
            one.plan === other.plan && one.child == other.child
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(plan))
        }
    }

    /// A guard that was asked.
    public struct AskedGuard: Hashable, Sendable {
        /// The route of the guarded screen or flow.
        public let route: RouteName

        /// True for a guard of `onLeave`, false for `onEnter`.
        public let isLeft: Bool

        /// Its answer, without secrets.
        public let verdict: Verdict
    }
}

extension NavigationEvent: CustomStringConvertible {
    /// The event in one line, such as `user: login of login (LoginRouter) -> push change-password;
    /// guard of change-password: allow; revision 2`.
    public var description: String {
        let decision = decision.map { " -> \($0)" } ?? ""
        let parts = guards.map(\.description) + [result]
        return "\(cause.rawValue)\(request)\(decision); \(parts.joined(separator: "; "))"
    }

    private var request: String {
        let asked = link ?? answer.map { "answer \($0.quoted)" } ?? route?.rawValue
        guard let asked else { return "" }
        return ": " + (decider.map { "\(asked) of \($0.screen) (\($0.router))" } ?? asked)
    }

    private var result: String {
        switch outcome {
        case .committed(let revision): "revision \(revision)"
        case .stayed(let reason): reason.isEmpty ? "stayed" : "stayed because \(reason.quoted)"
        case .refused(let error):
            "refused: " + "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
        case .superseded: "superseded"
        }
    }
}

extension NavigationEvent.AskedGuard: CustomStringConvertible {
    /// The guard in a few words, such as `guard of home: allow`.
    public var description: String {
        "guard of \(route)\(isLeft ? ", left" : ""): \(verdict)"
    }
}

extension Verdict: CustomStringConvertible {
    /// The answer in a few words, such as `after start login`.
    public var description: String {
        switch self {
        case .allow: "allow"
        case .refuse(let reason): reason.isEmpty ? "refuse" : "refuse because \(reason.quoted)"
        case .ask(let alert): "ask \(alert.title.quoted)"
        case .redirect(let transition): "redirect to \(transition)"
        case .after(let transition): "after \(transition)"
        }
    }

    var redacted: Verdict {
        switch self {
        case .redirect(let transition): .redirect(transition.redacted)
        case .after(let transition): .after(transition.redacted)
        case .allow, .refuse, .ask: self
        }
    }
}
