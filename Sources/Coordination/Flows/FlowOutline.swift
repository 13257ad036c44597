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
@MainActor
public struct FlowOutline {
    /// The name of the coordinator's type. If two types have the same name, a number follows the
    /// second: `WizardCoordinator 2`.
    public let coordinator: String

    private let plan: FlowPlan
    private let reachable: ReachableFlows

    init(_ plan: FlowPlan) {
        let reachable = ReachableFlows(from: plan)
        self.init(reachable.name(of: plan), plan, reachable)
    }

    private init(_ coordinator: String, _ plan: FlowPlan, _ reachable: ReachableFlows) {
        self.coordinator = coordinator
        self.plan = plan
        self.reachable = reachable
    }

    /// The name of the type of the flow's result; nil if it has none.
    public var output: String? { plan.output.map { "\($0)" } }

    /// True if the flow has tabs.
    public var hasTabs: Bool {
        if case .tabs = plan.shape { true } else { false }
    }

    /// The tabs, in order; in a flow without tabs, the first screens, the last on top.
    public var first: [RouteName] { plan.shape.destinations.map(\.route) }

    /// The screens, in order of their routes.
    public var screens: [Screen] { plan.screens.plans.map { Screen(plan: $0) } }

    /// The child flows, in order of their routes.
    public var children: [Child] {
        plan.children.plans.map { Child(plan: $0, coordinator: reachable.name(of: $0.flow())) }
    }

    /// The source file in which the flow is declared, as `Module/File.swift`.
    public var file: String { "\(plan.file)" }

    /// The line of the declaration.
    public var line: Int { Int(plan.line) }

    /// The outline of a child flow; nil if this outline does not contain it.
    public subscript(child: Child) -> FlowOutline? {
        flows.first { $0.coordinator == child.coordinator }
    }

    /// This flow and all that can be reached from it, each once, in order of their coordinators'
    /// names.
    public var flows: [FlowOutline] {
        reachable.plans.sorted { $0.key < $1.key }.map { FlowOutline($0, $1, reachable) }
    }

    /// The routers of the screens of ``flows``. A screen without routes is left out.
    package var routers: [(flow: String, screen: RouteName, router: any Router.Type)] {
        flows.flatMap { flow in
            flow.plan.screens.plans.filter { !$0.router().routeNames.isEmpty }
                .map { (flow.coordinator, $0.route, $0.router()) }
        }
    }
}

extension FlowOutline {
    /// A screen of the flow.
    @MainActor
    public struct Screen {
        let plan: ScreenPlan

        /// The route of the screen.
        public var route: RouteName { plan.route }

        /// The name of the screen's type.
        public var screen: String { "\(plan.declaration.type)" }

        /// The name of the type of its input; nil if it needs none.
        public var input: String? { plan.declaration.inputName }

        /// Its router; nil if it performs no routes.
        public var router: RouterOutline? {
            plan.router().routeNames.isEmpty ? nil : plan.router().outline
        }

        /// Its guards.
        public var guards: Guards {
            Guards(plan.entryGuards, plan.conditions, plan.exitGuards)
        }

        /// The source file in which it is declared, as `Module/File.swift`.
        public var file: String { "\(plan.declaration.file)" }

        /// The line of the declaration.
        public var line: Int { Int(plan.declaration.line) }
    }

    /// A child flow of the flow.
    @MainActor
    public struct Child {
        let plan: ChildPlan

        /// The name of its coordinator's type, under which ``FlowOutline/flows`` has it.
        public let coordinator: String

        /// The route of the child flow.
        public var route: RouteName { plan.route }

        /// The name of the type of its input; nil if it needs none.
        public var input: String? { plan.declaration.inputName }

        /// The name of the type of its result; nil if it has none.
        public var output: String? { plan.flow().output.map { "\($0)" } }

        /// Its guards.
        public var guards: Guards { Guards(plan.entryGuards, plan.conditions, []) }

        /// The source file in which it is declared, as `Module/File.swift`.
        public var file: String { "\(plan.declaration.file)" }

        /// The line of the declaration.
        public var line: Int { Int(plan.declaration.line) }
    }

    /// The guards of a screen or a child flow.
    public struct Guards: Hashable, Sendable {
        /// The number of `onEnter` with a check.
        public let entries: Int

        /// The number of `onEnter(while:)`.
        public let conditions: Int

        /// The departures of each `onLeave`, in the order of `Departure.allCases`.
        public let exits: [[Departure]]

        /// True if nothing is guarded.
        public var isEmpty: Bool { entries == 0 && conditions == 0 && exits.isEmpty }

        init(_ entries: [EntryGuard], _ conditions: [Condition], _ exits: [ExitGuard]) {
            self.entries = entries.count - conditions.count
            self.conditions = conditions.count
            self.exits = exits.map { exit in
                Departure.allCases.filter { exit.departures.contains($0) }
            }
        }
    }
}

/// The plans of a flow and of all flows that can be reached from it, each once.
@MainActor
private struct ReachableFlows {
    /// The plans, by the names of their coordinators.
    private(set) var plans: [String: FlowPlan] = [:]
    private var names: [ObjectIdentifier: String] = [:]

    init(from first: FlowPlan) {
        add(first)
        var open = [first]
        while !open.isEmpty {
            for plan in open.removeFirst().children.plans.map({ $0.flow() }) where add(plan) {
                open.append(plan)
            }
        }
    }

    /// Returns the name of the plan's coordinator. No other coordinator here has it.
    func name(of plan: FlowPlan) -> String {
        names[ObjectIdentifier(plan.coordinator)] ?? "\(plan.coordinator)"
    }

    /// Adds the plan, and returns true, if its coordinator is a new one.
    @discardableResult
    private mutating func add(_ plan: FlowPlan) -> Bool {
        let type = ObjectIdentifier(plan.coordinator)
        if names[type] != nil { return false }
        var (name, number) = ("\(plan.coordinator)", 1)
        while plans[name] != nil {
            number += 1
            name = "\(plan.coordinator) \(number)"
        }
        names[type] = name
        plans[name] = plan
        return true
    }
}

extension Declaration {
    fileprivate var inputName: String? { input == NoInput.self ? nil : "\(input)" }
}

extension Flow {
    /// The declaration of the flow and of all flows that can be reached from it. It is
    /// made each time.
    @MainActor public var outline: FlowOutline { FlowOutline(plan) }
}
