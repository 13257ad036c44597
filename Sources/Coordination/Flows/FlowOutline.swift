public import WaylineRouting

/// A flow's declaration as a value that a program can read: its screens, its child flows and
/// theirs.
///
/// ```swift
/// let outline = OrdersCoordinator.flow.outline
/// XCTAssertEqual(outline.first, ["home"])
/// XCTAssertEqual(outline.screens.first { $0.route == "order" }?.input, "OrderInput")
/// let signIn = outline.children[0]
/// XCTAssertEqual(outline[signIn]?.screens.map(\.screen), ["PasswordScreen"])
/// ```
///
/// A flow can be its own child. Therefore, each flow appears once, and a child refers to it by its
/// coordinator's name.
public struct FlowOutline: Hashable, Codable, Sendable {
    /// The name of the coordinator's type. If two types have the same name, a number follows the
    /// second: `WizardCoordinator 2`.
    public let coordinator: String

    /// The name of the type of the flow's result; nil if it has none.
    public let output: String?

    /// True if the flow has tabs.
    public let hasTabs: Bool

    /// The tabs, in order; in a flow without tabs, the first screens, the last on top.
    public let first: [RouteName]

    /// The screens, in order of their routes.
    public let screens: [Screen]

    /// The child flows, in order of their routes.
    public let children: [Child]

    /// The source file in which the flow is declared, as `Module/File.swift`.
    public let file: String

    /// The line of the declaration.
    public let line: Int

    /// The outlines of all other reachable flows, by coordinator name. Their own `others` are
    /// empty.
    private(set) var others: [String: FlowOutline] = [:]

    /// The outline of a child flow; nil if this outline does not contain it.
    public subscript(child: Child) -> FlowOutline? {
        flows.first { $0.coordinator == child.coordinator }
    }

    /// This flow and all that can be reached from it, each once, in order of their coordinators'
    /// names.
    public var flows: [FlowOutline] {
        let all = others.merging([coordinator: alone]) { first, _ in first }
        return all.keys.sorted().compactMap { all[$0]?.beside(all) }
    }

    private var alone: FlowOutline { beside([:]) }

    /// The flow with those of `all` that are other flows.
    func beside(_ all: [String: FlowOutline]) -> FlowOutline {
        var outline = self
        outline.others = all.filter { $0.key != coordinator }
        return outline
    }
}

extension FlowOutline {
    /// A screen of the flow.
    public struct Screen: Hashable, Codable, Sendable {
        /// The route of the screen.
        public let route: RouteName

        /// The name of the screen's type.
        public let screen: String

        /// The name of the type of its input; nil if it needs none.
        public let input: String?

        /// Its router; nil if it performs no routes.
        public let router: RouterOutline?

        /// Its guards.
        public let guards: Guards

        /// The source file in which it is declared, as `Module/File.swift`.
        public let file: String

        /// The line of the declaration.
        public let line: Int
    }

    /// A child flow of the flow.
    public struct Child: Hashable, Codable, Sendable {
        /// The route of the child flow.
        public let route: RouteName

        /// The name of its coordinator's type, under which ``FlowOutline/flows`` has it.
        public let coordinator: String

        /// The name of the type of its input; nil if it needs none.
        public let input: String?

        /// The name of the type of its result; nil if it has none.
        public let output: String?

        /// Its guards.
        public let guards: Guards

        /// The source file in which it is declared, as `Module/File.swift`.
        public let file: String

        /// The line of the declaration.
        public let line: Int
    }

    /// The guards of a screen or a child flow.
    public struct Guards: Hashable, Codable, Sendable {
        /// The number of `onEnter` with a check.
        public let entries: Int

        /// The number of `onEnter(while:)`.
        public let conditions: Int

        /// The departures of each `onLeave`, in the order of `Departure.allCases`.
        public let exits: [[Departure]]

        /// True if nothing is guarded.
        public var isEmpty: Bool { entries == 0 && conditions == 0 && exits.isEmpty }
    }
}

extension Flow {
    /// The declaration of the flow and of all flows that can be reached from it, as a value. It is
    /// made each time.
    public var outline: FlowOutline {
        var writer = OutlineWriter()
        return writer.outline(of: Owner.self, plan)
    }
}
