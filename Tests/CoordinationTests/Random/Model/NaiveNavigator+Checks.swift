import Coordination
import WaylineRouting

/// The guards of a change, in the order in which they are asked.
extension NaiveNavigator {
    func checks(of change: NaiveChange, _ request: NaiveRequest) -> [NaiveCheck] {
        brokenCheck(of: change, request) + exitChecks(of: change, request)
            + flowChecks(of: change).filter {
                $0.destination.route == WalkFlows.tour || $0.isConditional
            }
            + screenChecks(of: change).filter {
                [WalkFlows.checked, WalkFlows.slow].contains($0.destination.route)
                    || $0.isConditional
            }
    }

    /// The check of the place whose condition no longer holds, if it is still part of the plan.
    private func brokenCheck(of change: NaiveChange, _ request: NaiveRequest) -> [NaiveCheck] {
        guard let id = request.broken, change.state.ids.contains(id),
            let verdict = brokenVerdict(of: id),
            var check = watches.first(where: { $0.check.place?.id == id })?.check
        else { return [] }
        check.broken = verdict
        return [check]
    }

    /// The answer of a guard; nil if it takes its time.
    func verdict(of check: NaiveCheck) -> Verdict? {
        if check.isSlow { return nil }
        if let verdict = check.broken { return verdict }
        let route = check.destination.route
        guard let condition = WalkCondition.at(route) else { return rules.verdict(on: route) }
        return holds[condition.value] ? .allow : condition.otherwise
    }

    private func departure(
        of entry: NaiveEntry, _ change: NaiveChange, _ request: NaiveRequest
    ) -> Departure {
        if entry.id == request.decider { return .ownRoute }
        let flow = state.flow(with: entry.id).id
        return change.finished[flow].map { $0.isEmpty ? .finish : .result } ?? request.departure
    }

    private func exitChecks(of change: NaiveChange, _ request: NaiveRequest) -> [NaiveCheck] {
        change.left.filter { entry in
            let departure = departure(of: entry, change, request)
            let guarded = Self.guardedDepartures(of: entry.route)
            return guarded.contains(departure) && !request.agreed.contains(entry.id)
        }
        .map {
            NaiveCheck(
                destination: $0.destination, isSlow: $0.route == WalkFlows.slowlyKept,
                leaving: $0.id)
        }
    }

    private static func guardedDepartures(of route: RouteName) -> Set<Departure> {
        switch route {
        case WalkFlows.kept, WalkFlows.slowlyKept: Departure.guarded
        case WalkFlows.sworn: [.session]
        default: []
        }
    }

    /// All flows that begin, guarded or not.
    func flowChecks(of change: NaiveChange) -> [NaiveCheck] {
        change.coordinators.map {
            let parent = $0.parent.map { change.state.ownerID(of: change.state[$0]) } ?? 0
            return NaiveCheck(destination: $0.destination, isSlow: false, place: ($0.id, parent))
        }
    }

    /// All screens that enter, guarded or not.
    func screenChecks(of change: NaiveChange) -> [NaiveCheck] {
        change.entered.map {
            let owner = change.state.ownerID(of: change.state.flow(with: $0.id))
            return NaiveCheck(
                destination: $0.destination, isSlow: $0.route == WalkFlows.slow,
                place: ($0.id, owner))
        }
    }
}

extension NaiveCheck {
    fileprivate var isConditional: Bool { WalkCondition.at(destination.route) != nil }
}
