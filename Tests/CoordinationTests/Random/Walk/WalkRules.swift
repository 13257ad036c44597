import Coordination
import WaylineRouting

/// What guards and parents say during one operation.
struct WalkRules {
    var verdicts: [RouteName: Verdict] = [:]

    /// What parents make of a result, by whether there is one.
    var onFinished: Transition = .stay
    var onCancelled: Transition = .stay

    func verdict(on route: RouteName) -> Verdict {
        verdicts[route] ?? .allow
    }

    func reaction(to result: FlowResult<Harvest>) -> Transition {
        result == .cancelled ? onCancelled : onFinished
    }
}
