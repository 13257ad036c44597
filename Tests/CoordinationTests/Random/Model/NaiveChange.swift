import Coordination
import WaylineRouting

/// All that one change does.
struct NaiveChange {
    let state: NaiveState
    let isWhole: Bool
    var left: [NaiveEntry] = []
    var ended: [NaiveFlow] = []
    var begun: [NaiveFlow] = []
    var entered: [NaiveEntry] = []

    /// The flows and entries that come, from the bottom to the top.
    private(set) var coming: [NaiveItem] = []
    var finished: [Int: FlowOutput] = [:]

    /// From one state to another; where it is `whole`, they have nothing in common.
    init(from old: NaiveState, to new: NaiveState, whole: Bool) {
        state = new
        isWhole = whole
        let (kept, known) = whole ? ([], []) : (new.ids, old.ids)
        for item in old.order.reversed() where !kept.contains(item.id) {
            switch item {
            case .flow(let flow): ended.append(flow)
            case .entry(let entry, _): left.append(entry)
            }
        }
        coming = new.order.filter { !known.contains($0.id) }
        for item in coming {
            switch item {
            case .flow(let flow): begun.append(flow)
            case .entry(let entry, _): entered.append(entry)
            }
        }
    }

    /// The coordinators that it makes.
    var coordinators: [NaiveFlow] { begun.filter(\.hasCoordinator) }
}

extension NaiveFlow {
    /// True if it has a coordinator of its own, other than the root's.
    var hasCoordinator: Bool { slot != .root && WalkFlows.children.contains(destination.route) }

    /// True if somebody gets its result.
    var hasResult: Bool { hasCoordinator || isModal && destination.route == WalkFlows.form }
}

/// A guard to be asked.
struct NaiveCheck {
    let destination: PlaceStep
    let isSlow: Bool

    /// The number of what is entered, and of the flow whose coordinator declares it; nil for a
    /// screen that is left.
    var place: (id: Int, owner: Int)?
    var leaving: Int?

    /// The verdict of a condition that no longer holds.
    var broken: Verdict?

    /// The number of the place, or for one with a number from `first` on, which may be another one
    /// later, a number below 0.
    func number(before first: Int) -> Int {
        let id = place?.id ?? leaving ?? 0
        return id < first ? id : first - 1 - id
    }
}
