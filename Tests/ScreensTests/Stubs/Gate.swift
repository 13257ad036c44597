/// Holds callers until it is opened, or they are cancelled.
@MainActor
final class Gate {
    var isHeld: Bool
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var last = 0

    init(isHeld: Bool) {
        self.isHeld = isHeld
    }

    /// The number of callers that are held.
    var count: Int { waiting.count }

    func pass() async {
        guard isHeld else { return }
        last += 1
        let number = last
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[number] = $0 }
        } onCancel: {
            Task { @MainActor in self.waiting.removeValue(forKey: number)?.resume() }
        }
    }

    func open() {
        isHeld = false
        for visitor in waiting.values { visitor.resume() }
        waiting = [:]
    }
}
