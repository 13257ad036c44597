import Coordination
import WaylineRouting

/// A flow as the model keeps it: a row of plain arrays that says by number what it lies over.
struct NaiveFlow: Equatable {
    enum Slot: Equatable {
        case root
        case child(of: Int, tab: Int)
        case modal(over: Int)

        var parent: Int? {
            switch self {
            case .root: nil
            case .child(let parent, _), .modal(let parent): parent
            }
        }
    }

    let id: Int
    let slot: Slot
    let destination: PlaceStep

    /// True if it was entered: back does not lead out of it.
    var isMain = false

    /// The names of its tabs; none where it has a single stack.
    var names: [RouteName] = []
    var tabs: [[NaiveEntry]] = [[]]
    var selected = 0
    var alert: Alert?

    var parent: Int? { slot.parent }

    var isModal: Bool { slot == parent.map(Slot.modal) }

    /// The first screens of a tab, or of all; none if the flow has no coordinator or if `entry` is
    /// one.
    func beginning(of tab: Int, without entry: NaiveEntry) -> [PlaceStep] {
        guard hasCoordinator || slot == .root else { return [] }
        let isRootOfOne = slot == .root && names.isEmpty
        let first: [PlaceStep] =
            switch isRootOfOne ? .stack([PlaceStep("a")]) : WalkFlows.shape(of: destination) {
            case .stack(let all) where names.isEmpty: all
            case .stack, .tabs: [PlaceStep(names[tab], .none)]
            }
        return first.contains(entry.destination) ? [] : first
    }

    var stack: [NaiveEntry] {
        get { tabs[selected] }
        set { tabs[selected] = newValue }
    }
}

struct NaiveEntry: Equatable {
    let id: Int
    let destination: PlaceStep

    var route: RouteName { destination.route }
}
