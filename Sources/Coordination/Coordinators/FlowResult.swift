/// How a child flow has ended. Its parent is told once, whatever ended it.
public enum FlowResult<Output> {
    /// The flow finished, with this.
    case finished(Output)

    /// The flow was left in any other way: back, a dismissal, a new root, a link, a restored state,
    /// or the end of its parent.
    case cancelled
}

extension FlowResult: Equatable where Output: Equatable {}

extension FlowResult: Sendable where Output: Sendable {}
