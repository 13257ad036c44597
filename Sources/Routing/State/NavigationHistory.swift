/// A line of states that the user has been in, one of which is the current one.
///
/// Any of them can be gone to, forward too, at the same cost. Where there are more than the limit,
/// the oldest is forgotten.
public struct NavigationHistory: Sendable {
    /// The most states that are kept.
    public let limit: Int

    /// A ring once it is full: the oldest is at `first`.
    private var states: [NavigationState]
    private var first = 0

    /// The index of the current state; 0 is the oldest that is kept.
    public private(set) var index = 0

    /// A history that begins with `state`. It keeps at least that.
    public init(_ state: NavigationState, limit: Int = 1_000) {
        self.limit = max(limit, 1)
        states = [state]
    }

    /// The number of states that are kept.
    public var count: Int { states.count }

    /// The current state.
    public var current: NavigationState { self[index] }

    /// True if there is a state before the current one.
    public var canGoBack: Bool { index > 0 }

    /// True if there is a state after the current one.
    public var canGoForward: Bool { index < count - 1 }

    /// The state at `index`, the oldest first.
    public subscript(index: Int) -> NavigationState {
        precondition(states.indices.contains(index), "a history of \(count) has no state \(index)")
        return states[place(of: index)]
    }

    /// Adds `state` after the current one and makes it current. Later states are forgotten. A current state
    /// with an alert is forgotten too, since the alert was answered.
    public mutating func record(_ state: NavigationState) {
        let wasAsked = current.activeFlow.alert != nil
        if wasAsked, canGoBack, self[index - 1].root == state.root { index -= 1 }
        if canGoForward { forgetLater() }
        if wasAsked {
            states[place(of: index)] = state
        } else if states.count == limit {
            states[first] = state
            first = place(of: 1)
        } else {
            states.append(state)
            index += 1
        }
    }

    /// Makes the state at `index` the current one and returns it; nil if there is none.
    public mutating func go(to index: Int) -> NavigationState? {
        guard states.indices.contains(index) else { return nil }
        self.index = index
        return current
    }

    private func place(of index: Int) -> Int {
        (first + index) % states.count
    }

    private mutating func forgetLater() {
        if first > 0 {
            states = (0..<count).map { states[place(of: $0)] }
            first = 0
        }
        states.removeSubrange((index + 1)...)
    }
}
