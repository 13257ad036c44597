/// What the model knows of one observer.
final class Listener {
    let node: Int
    var isLive = true

    /// Whether it is still to hear the value that it is bound to.
    var isBeingBound = true

    /// Whether it was bound in the operation under way, and so may have heard news early.
    var isNew = true

    /// The entry of the log that it has heard last.
    var heard = 0
    var last = 0

    init(_ node: Int) {
        self.node = node
    }

    /// Whether it need not be told of `value`, since it has just heard it when it was bound.
    func hasHeardEarly(_ value: Int) -> Bool {
        isNew && last == value
    }
}
