/// Something to wait at until a test opens it.
@MainActor
final class Door {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Whether anyone waits.
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
