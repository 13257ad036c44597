public import Binding
public import WaylineRouting

/// The tabs of a flow that are shown only at times, and those whose screens are made later than the
/// flow.
struct TabRules: Sendable {
    /// True if the screen of each tab is made when the tab is first selected, except those of
    /// `madeAtOnce`.
    var areMadeWhenSeen = false

    /// The names of the tabs whose screens are made when the flow begins, even if not selected.
    var madeAtOnce: Set<RouteName> = []

    /// The values that must be true as long as tabs are shown, by the names of the tabs.
    var conditions: [RouteName: @MainActor (any Coordinator) -> ValueSource<Bool>] = [:]

    /// The titles of tabs whose screens were not made yet.
    var title: (@MainActor (any Coordinator, RouteName) -> String)?

    /// Returns whether the screen of this tab is made when the tab is first selected.
    func putsOff(_ tab: RouteName) -> Bool {
        areMadeWhenSeen && !madeAtOnce.contains(tab) || conditions[tab] != nil
    }
}

extension Flow {
    /// Makes the screen of each tab when the tab is first selected, not when the flow begins.
    ///
    /// ```swift
    /// static let flow = Flow<WardCoordinator>(tabs: .patients, .beds, .staff) {
    ///     FlowScreen(.patients) { _ in PlainScreen() }
    ///     FlowScreen(.beds) { _ in PlainScreen() }
    ///     FlowScreen(.staff) { _ in PlainScreen() }
    /// }
    /// .tabsMadeWhenSeen()
    /// .tab(.staff, while: { $0.isChief })
    /// ```
    ///
    /// Until then, the tab has its place in the state and keeps a restored draft, and its title is
    /// the one of ``tabTitles(_:)``. The guards of the screen are asked when it is made. A restored
    /// tab with several screens, or with a child flow, is made at once.
    ///
    /// The screens of the tabs `except` are made when the flow begins, even if another tab is
    /// selected. Name a tab whose screen has a draft that changes while the user is elsewhere.
    public func tabsMadeWhenSeen(except tabs: Destination<NoInput, NoOutput>...) -> Flow {
        changingTabs {
            $0.areMadeWhenSeen = true
            $0.madeAtOnce = Set(tabs.map(\.name))
        }
    }

    /// Sets the titles of tabs whose screens were not made yet. Without it, the title is the tab's
    /// name.
    public func tabTitles(
        _ title: @escaping @MainActor (Owner, RouteName) -> String
    ) -> Flow {
        changingTabs { $0.title = { title($0.narrowed(), $1) } }
    }

    /// Shows a tab only while the value is true. Its screen is made when the tab is first selected.
    ///
    /// When the value turns false, the tab's screens leave. Only the `onLeave` guards for
    /// `Departure.session` are asked. If the tab is selected, the first tab is selected instead. A
    /// request that selects a hidden tab is refused.
    ///
    /// Traps if the flow has no such tab, or if it is the first tab, which is always shown.
    public func tab(
        _ tab: Destination<NoInput, NoOutput>,
        while condition: @escaping @MainActor (Owner) -> ValueSource<Bool>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Flow {
        let tabs = plan.shape.tabs
        precondition(
            tabs.dropFirst().contains(tab.name),
            "'\(tab.name)' cannot come and go: it is not one of the tabs after the first, \(tabs)",
            file: file, line: line)
        return changingTabs { $0.conditions[tab.name] = { condition($0.narrowed()) } }
    }

    private func changingTabs(_ change: (inout TabRules) -> Void) -> Flow {
        Flow(plan: plan.changingTabs(change))
    }

    private init(plan: FlowPlan) {
        self.plan = plan
    }
}

extension FlowShape {
    /// The names of the tabs; empty for a flow of one stack.
    fileprivate var tabs: [RouteName] {
        switch self {
        case .stack: []
        case .tabs(let destinations): destinations.map(\.route)
        }
    }
}
