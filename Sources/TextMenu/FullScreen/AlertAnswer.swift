import Coordination
import WaylineRouting

/// The answer to an alert that the enter key gives.
struct AlertAnswer {
    /// The index of the answer.
    private(set) var index = 0

    /// The number of times that a page or an alert was shown. Equal alerts that are shown one after another
    /// have different numbers.
    private(set) var showing = 0

    /// Starts over for the alert that is shown now. An alert that is equal to the one before is another one
    /// only after a key press, which may have answered the first one.
    mutating func begin() {
        index = 0
        showing += 1
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
