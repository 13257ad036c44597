import Binding

/// Counts a visitor as long as it lives.
@MainActor
final class Presence {
    private let online: Observable<Int>

    init(_ online: Observable<Int>) {
        self.online = online
        online.value += 1
    }

    isolated deinit {
        online.value -= 1
    }
}
