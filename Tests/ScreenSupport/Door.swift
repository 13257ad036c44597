/// A door at which tasks wait until a test opens it.
@MainActor
package final class Door {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// True if a task waits.
    package var isWaitedFor: Bool { !waiting.isEmpty }

    package init() {}

    package func pass() async {
        await withCheckedContinuation { waiting.append($0) }
    }

    package func open() {
        let all = waiting
        waiting = []
        for continuation in all { continuation.resume() }
    }
}
