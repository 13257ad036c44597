import Binding
import WaylineRouting

/// Finds objects that have left the navigation state and are still alive.
@MainActor
final class LeakWatch {
    private struct Suspect {
        weak var object: AnyObject?
        let route: RouteName
        let flow: RouteName
        let declaration: Declaration
        var isReported = false

        var leak: Leak? {
            object.map {
                Leak(
                    route: route, flow: flow, type: "\(type(of: $0))",
                    declaration: "\(declaration)")
            }
        }
    }

    let leaks = Signal<Leak>()
    private var suspects: [Suspect] = []
    private var hasScheduledLook = false
    private let pendingTasks: PendingTasks

    init(_ pendingTasks: PendingTasks) {
        self.pendingTasks = pendingTasks
        pendingTasks.onLastEnd = { [weak self] in self?.scheduleLook() }
    }

    /// Expects `object` to be released soon.
    func watch(
        _ object: AnyObject, of route: RouteName, in flow: RouteName, _ declaration: Declaration
    ) {
        suspects.append(
            Suspect(object: object, route: route, flow: flow, declaration: declaration))
    }

    /// Looks when the main actor is free. Until then, the caller that requested the change may hold
    /// objects that have left.
    func scheduleLook() {
        guard !suspects.isEmpty, !hasScheduledLook else { return }
        hasScheduledLook = true
        pendingTasks.work.begin { piece in
            _ = Task { [weak self, pendingTasks] in
                self?.lookUnlessTasksArePending()
                pendingTasks.work.end(piece)
            }
        }
    }

    /// Returns all leaks, and reports those that have not been reported yet.
    func look() -> [Leak] {
        suspects.removeAll { $0.object == nil }
        var (all, new): ([Leak], [Leak]) = ([], [])
        for index in suspects.indices {
            guard let leak = suspects[index].leak else { continue }
            all.append(leak)
            if !suspects[index].isReported { new.append(leak) }
            suspects[index].isReported = true
        }
        for leak in new { leaks.send(leak) }
        return all
    }

    private func lookUnlessTasksArePending() {
        hasScheduledLook = false
        if pendingTasks.isEmpty { _ = look() }
    }
}

/// Counts tasks that may hold objects that have left, for a short time: cancelled guards that have
/// not answered yet, cancelled work of screens that has not ended, and callers that are about to
/// get an outcome.
@MainActor
final class PendingTasks {
    private var count = 0

    /// All work under way.
    let work = Work()

    /// Called when the last of them has ended.
    var onLastEnd: @MainActor () -> Void = {}

    var isEmpty: Bool { count == 0 }

    func noteStart() {
        count += 1
    }

    func noteEnd() {
        count -= 1
        if isEmpty { onLastEnd() }
    }
}
