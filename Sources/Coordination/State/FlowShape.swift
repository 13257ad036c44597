/// What a flow begins with: one stack, or several side by side.
public enum FlowShape: Equatable, Sendable {
    /// These screens, the last on top.
    case stack([Destination])

    /// Tabs, each beginning with a screen and named after it; the first is shown.
    case tabs([Destination])

    var destinations: [Destination] {
        switch self {
        case .stack(let destinations), .tabs(let destinations): destinations
        }
    }
}
