import Coordination
import WaylineRouting

/// Something that happens to a screen or a coordinator, and that the model foresees.
enum WalkStep: Equatable {
    case started(RouteName)
    case stopped(RouteName)
    case paused(RouteName)
    case resumed(RouteName)

    /// A screen got the result of what it had asked for.
    case returned(to: RouteName, of: RouteName, FlowResult<Harvest>)

    /// Coordinators are numbered in the order in which they start.
    case began(Int)
    case ended(Int)
    case told(Int, of: RouteName, FlowResult<Harvest>)
}

/// The part of an event of the log that the model foresees.
struct WalkEvent: Equatable {
    let cause: NavigationCause
    let outcome: Outcome
    let revision: Int
}
