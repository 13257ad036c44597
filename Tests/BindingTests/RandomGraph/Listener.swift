/// The model's knowledge of one observer.
final class Listener {
    let node: Int
    var isLive = true

    /// True if it has not yet received the value that it is bound to.
    var isBeingBound = true

    /// True if it was bound in the current operation, and so may have received news early.
    var isNew = true

    /// The last entry of the log that it has received.
    var received = 0
    var last = 0

    init(_ node: Int) {
        self.node = node
    }

    /// True if it need not be notified of `value`, since it received it when it was bound.
    func hasReceivedEarly(_ value: Int) -> Bool {
        isNew && last == value
    }
}
