import Binding

extension Navigator {
    /// What has left the state and is alive at this moment, also what has been told of before.
    ///
    /// Who calls this from a screen that has left holds that screen, and finds it.
    @discardableResult
    public func findLeaks() -> [Leak] {
        let (all, new) = leakWatch.look()
        for leak in new { leaks.send(leak) }
        return all
    }

    /// Arranges for a look as soon as the main actor is free: who asked for the change may hold what
    /// has left until then, and rightly so.
    func watchForLeaks() {
        guard !leakWatch.isEmpty, !leakWatch.isDue else { return }
        leakWatch.isDue = true
        Task { [weak self] in self?.lookForLeaks() }
    }

    private func lookForLeaks() {
        leakWatch.isDue = false
        if stragglers.isEmpty { findLeaks() }
    }
}
