/// An object that runs a closure in `deinit`, as an object of a user may.
final class Bomb {
    private let onEnd: () -> Void

    init(_ onEnd: @escaping () -> Void = {}) {
        self.onEnd = onEnd
    }

    deinit {
        onEnd()
    }
}
