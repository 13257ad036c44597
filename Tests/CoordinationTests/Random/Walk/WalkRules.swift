import Coordination
import WaylineRouting

/// The answers of guards and parents during one operation.
struct WalkRules {
    var verdicts: [RouteName: Verdict] = [:]

    /// The transitions of parents after a value, and after a cancellation.
    var onFinished: Transition = .stay
    var onCancelled: Transition = .stay

    func verdict(on route: RouteName) -> Verdict {
        verdicts[route] ?? .allow
    }

    func reaction(to result: FlowResult<Harvest>) -> Transition {
        result == .cancelled ? onCancelled : onFinished
    }
}
