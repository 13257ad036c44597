/// Counts tasks that may hold what has left, for a good reason and not for long: guards that have been
/// given up and have not answered yet, work of screens that was cancelled and has not ended, and who is
/// about to hear an outcome.
@MainActor
final class Stragglers {
    private var count = 0

    /// Called when the last has gone.
    var onLast: @MainActor () -> Void = {}

    var isEmpty: Bool { count == 0 }

    func come() {
        count += 1
    }

    func go() {
        count -= 1
        if isEmpty { onLast() }
    }
}
