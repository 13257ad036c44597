import WaylineRouting

/// The async guards that are being asked. They end with the program: after a restart, they are
/// asked again.
@MainActor
final class RunningGuards {
    /// The call of a guard that the current task belongs to.
    struct Call: Sendable {
        /// The ticket of the request that it is asked about.
        let ticket: Int

        /// Presents what it asks for, also for a coordinator whose flow has not begun.
        let handler: any RequestHandler
    }

    private struct Running {
        let piece: Int
        let task: Task<Void, Never>

        /// The screen that leaves and the flow of the guard, as far as they are in the state.
        let owners: [Int]
    }

    @TaskLocal static var current: Call?

    private var running: [Int: Running] = [:]
    private let pendingTasks: PendingTasks

    init(_ pendingTasks: PendingTasks) {
        self.pendingTasks = pendingTasks
    }

    /// The tickets of the requests that a guard is being asked about.
    var tickets: [Int] { Array(running.keys) }

    /// Returns whether a guard is being asked about the request of this ticket.
    func contains(_ ticket: Int) -> Bool { running[ticket] != nil }

    /// The tickets of the requests whose guards belong to a screen or flow that has left.
    func orphans(in tree: NavigationTree) -> Set<Int> {
        Set(running.filter { !$0.value.owners.allSatisfy(tree.contains) }.keys)
    }

    /// Asks an async guard, and calls `onAnswer` unless the asking has ended before.
    func ask(
        _ call: Call, of owners: [Int], _ asyncGuard: @escaping @MainActor () async -> Verdict,
        onAnswer: @escaping @MainActor (Verdict) -> Void
    ) {
        running[call.ticket] = pendingTasks.work.begin { piece in
            let task = Self.$current.withValue(call) {
                Task { [weak self, pendingTasks] in
                    let verdict = await asyncGuard()
                    guard let self, running[call.ticket]?.piece == piece else {
                        return pendingTasks.noteEnd()
                    }
                    running[call.ticket] = nil
                    pendingTasks.work.end(piece)
                    onAnswer(verdict)
                }
            }
            return Running(piece: piece, task: task, owners: owners)
        }
    }

    /// Cancels the guard that is being asked about the request of this ticket.
    func end(_ ticket: Int) {
        guard let ended = running.removeValue(forKey: ticket) else { return }
        ended.task.cancel()
        pendingTasks.noteStart()
        pendingTasks.work.end(ended.piece)
    }
}
