import Coordination
import WaylineRouting

/// A call of a walk: it presents a screen or starts a flow, and awaits the result.
struct WalkCall: Equatable {
    let route: RouteName
    let isStart: Bool

    var transition: Transition {
        .show(PlaceStep(route, .none), by: isStart ? .start : .present)
    }

    @MainActor
    func result(for owner: some BindingOwner) async -> Harvest? {
        let destination = Destination<NoInput, Harvest>(route)
        return isStart ? await owner.start(destination) : await owner.present(destination)
    }
}

/// The code that makes a call.
enum WalkCaller {
    case screenOnTop

    /// The screen on top of the app's own flow, which others may cover.
    case screenBelow

    /// One of the coordinators that live, in the order in which they started.
    case coordinator(Int)

    /// The guard of this number.
    case guardian(Int)
}

/// The next thing that a guard does.
enum WalkOrder {
    case answer(Verdict)

    /// Makes the call of this number, and waits for another order.
    case make(WalkCall, number: Int)
}
