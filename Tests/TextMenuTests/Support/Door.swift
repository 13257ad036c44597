/// A door at which tasks wait until a test opens it.
@MainActor
final class Door {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// True if a task waits.
    var isWaitedFor: Bool { !waiting.isEmpty }

    func pass() async {
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        let all = waiting
        waiting = []
        for continuation in all { continuation.resume() }
    }
}
