/// Something whose end does something, as the end of an object may that belongs to a user.
final class Bomb {
    private let onEnd: () -> Void

    init(_ onEnd: @escaping () -> Void = {}) {
        self.onEnd = onEnd
    }

    deinit {
        onEnd()
    }
}
