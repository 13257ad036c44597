import Coordination
import WaylineRouting

/// The answer to an alert that the enter key gives.
struct AlertAnswer {
    /// The index of the answer.
    private(set) var index = 0

    /// The number of the alert.
    private(set) var number = 0

    /// Starts over if this is the number of another alert.
    mutating func show(_ number: Int) {
        if number != self.number { (index, self.number) = (0, number) }
    }

    /// Handles a key. Returns the user's answer; nil before one is given.
    mutating func handle(_ command: KeyCommand, in alert: Alert?) -> UserIntent? {
        guard let alert else { return nil }
        switch command {
        case .up, .left, .previous: index = max(index - 1, 0)
        case .down, .right, .next: index = min(index + 1, alert.actions.count - 1)
        case .choose, .mark: return .answer(alert.actions[index].title)
        case .cancel: return .back
        default: break
        }
        return nil
    }
}
