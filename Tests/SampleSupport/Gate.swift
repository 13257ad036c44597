/// Holds callers until they are cancelled. If `isHeld` is false, lets them pass.
@MainActor
package final class Gate {
    private let isHeld: Bool
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var last = 0

    package init(isHeld: Bool) {
        self.isHeld = isHeld
    }

    package func pass() async {
        guard isHeld else { return }
        last += 1
        let number = last
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[number] = $0 }
        } onCancel: {
            Task { @MainActor in self.waiting.removeValue(forKey: number)?.resume() }
        }
    }
}
