import Coordination
import WaylineInterface
import WaylineRouting

/// Notes what has happened in a search: decisions, verdicts, results, and the effects of controls.
struct FactLog {
    /// The number of tries of a control, and of those with an effect.
    struct Use {
        var tries = 0
        var effects = 0
    }

    /// The decisions on each route of each screen.
    private(set) var decisions: [String: Set<String>] = [:]

    /// The screens that have asked a router.
    private(set) var deciders: Set<String> = []

    /// The verdicts of each guard.
    private(set) var verdicts: [String: Set<String>] = [:]
    private(set) var results: Set<String> = []
    private(set) var restarts: Set<String> = []
    private(set) var links: [String: Set<String>] = [:]
    private(set) var uses: [String: Use] = [:]
    private(set) var ambiguous: Set<String> = []

    /// For each list, label and the like, true if it has shown something.
    private(set) var shown: [String: Bool] = [:]

    /// For each list that has shown a row, the largest number of its rows.
    private(set) var rows: [String: Int] = [:]

    /// The number of different decisions, verdicts, results and links.
    private(set) var count = 0

    mutating func note(_ events: [NavigationEvent]) {
        for event in events {
            if let decider = event.decider, let route = event.route, let decision = event.decision {
                deciders.insert(decider.screen.rawValue)
                let name = "\(decider.screen) \(route)"
                count(decisions[name, default: []].insert(decision.kindText).inserted)
            }
            for asked in event.guards {
                let side = asked.isLeft ? "leave" : "enter"
                let name = "\(side) \(asked.route)"
                count(verdicts[name, default: []].insert(asked.verdict.kindText).inserted)
            }
        }
    }

    private mutating func count(_ isNew: Bool) {
        if isNew { count += 1 }
    }

    mutating func note(_ move: Move, on node: String, hasEffect: Bool) {
        for control in move.controls {
            uses["\(node): '\(control)'", default: Use()].tries += 1
            if hasEffect { uses["\(node): '\(control)'", default: Use()].effects += 1 }
        }
    }

    /// Notes a control that a page has, enabled or not.
    mutating func noteControl(_ name: String, on node: String) {
        uses["\(node): '\(name)'", default: Use()].tries += 0
    }

    /// Notes a control that has something to show, or not.
    private mutating func note(_ control: String, showsSomething: Bool, on node: String) {
        let name = "\(node): \(control)"
        shown[name] = shown[name] == true || showsSomething
    }

    /// Notes the controls of a page that show something, and returns their names.
    @MainActor
    mutating func note(partsOf page: Page, on node: String) -> Set<String> {
        if page.alert != nil { return [] }
        return NamedControl.all(of: page).reduce(into: []) { parts, named in
            guard let shows = named.showsSomething else { return }
            note(named.name, showsSomething: shows, on: node)
            if shows { parts.insert(named.name) }
            guard shows, case .options(let list) = named.control.input else { return }
            let name = "\(node): \(named.name)"
            rows[name] = max(rows[name] ?? 0, list.count)
        }
    }

    mutating func note(ambiguous names: [String], on node: String) {
        ambiguous.formUnion(names.map { "\(node): '\($0)'" })
    }

    mutating func note(link: String, to node: String) {
        count(links[link, default: []].insert(node).inserted)
    }

    /// Notes the difference that a restart of the app has made.
    mutating func note(restart difference: String, on node: String) {
        restarts.insert("\(node) \(difference)")
    }

    /// Notes the flows that have ended between two states. Only those that have a result can be
    /// finished.
    mutating func noteResults(
        from old: NavigationState, to new: NavigationState, _ events: [NavigationEvent],
        of flowsWithResult: Set<RouteName>
    ) {
        if old.revision == new.revision { return }
        let (before, after) = (old.root.childFlows, new.root.childFlows)
        let isFinished = events.contains { $0.decision?.result != nil }
        for (id, route) in before where after[id] == nil {
            let isFinished = isFinished && flowsWithResult.contains(route)
            let result = "\(route): \(isFinished ? "finished" : "cancelled")"
            count(results.insert(result).inserted)
        }
    }
}

extension FlowState {
    /// The routes of all flows over this one, by their numbers.
    fileprivate var childFlows: [Int: RouteName] {
        let above = (tabs.isEmpty ? [child] : tabs.map(\.child)) + [modal]
        return above.compactMap(\.self).reduce(into: [:]) { flows, flow in
            flows[flow.id] = flow.route
            flows.merge(flow.childFlows) { first, _ in first }
        }
    }
}

extension Transition {
    /// The decision without parameters and texts, such as `push article`.
    var kindText: String {
        switch self {
        case .sequence(let steps): steps.map(\.kindText).joined(separator: ", ")
        case .stack(let screens): "stack " + screens.map(\.route.rawValue).joined(separator: ", ")
        case .stay: "stay"
        case .alert: "alert"
        case .finish: "finish"
        case .show, .pop, .popTo, .popToEntry, .popToRoot, .dismiss, .select, .unwind:
            String(description.prefix { $0 != "{" }).trimmed
        }
    }

    /// The result with which it finishes a flow; nil if it finishes none.
    var result: FlowOutput? {
        switch self {
        case .finish(let result): result
        case .sequence(let steps): steps.lazy.compactMap(\.result).first
        default: nil
        }
    }
}

extension NavigationState {
    /// The goals of the changes that wait for a flow or a screen that is shown. All links are one.
    var goals: [String] {
        if pending.isEmpty { return [] }
        let shown = Set(shownFlows.flatMap { [$0.id] + $0.stack.map(\.id) })
        return pending.filter {
            switch $0.until {
            case .gone(let ids), .result(let ids): !shown.isDisjoint(with: ids)
            case .answer: true
            }
        }.map { $0.cause == .link ? "the place of a link" : $0.goal.kindText }
    }
}

extension NavigationGoal {
    /// The transition without parameters; "another place" for a whole state.
    var kindText: String {
        switch target {
        case .transition(let transition): transition.kindText
        case .state, .saved, .again, .end: "another place"
        }
    }
}

extension Verdict {
    fileprivate var kindText: String {
        switch self {
        case .allow: "allow"
        case .refuse: "refuse"
        case .ask: "ask"
        case .redirect(let transition): "redirect to \(transition.kindText)"
        case .after(let transition): "after \(transition.kindText)"
        }
    }
}

extension String {
    fileprivate var trimmed: String { last == " " ? String(dropLast()) : self }
}
