import WaylineRouting

/// The running code that belongs to requests: callers that await an outcome or a result, and async
/// guards. It is not saved.
@MainActor
final class OpenAttempts {
    private struct Guardian {
        let piece: Int
        let task: Task<Void, Never>
    }

    /// Called to cancel the request of a ticket.
    var onCancel: @MainActor (Int) -> Void = { _ in }

    /// The ticket of the request that the user is asked about.
    var questioned: Int?
    @exclusivity(unchecked) private var outcomes: [Int: PendingOutcome] = [:]
    @exclusivity(unchecked) private var guardians: [Int: Guardian] = [:]
    let pendingTasks: PendingTasks

    init(_ pendingTasks: PendingTasks) {
        self.pendingTasks = pendingTasks
    }

    /// The code that awaits results.
    let presentations = Presentations()

    /// A guard that runs in the current task.
    struct Guarding: Sendable {
        /// The ticket of the request that it is asked about.
        let ticket: Int

        /// Presents what it asks for, also for a coordinator whose flow has not begun.
        let handler: any RequestHandler
    }

    @TaskLocal static var guarding: Guarding?

    /// Returns whether a guard of the request of this ticket is being asked.
    func isAsking(_ ticket: Int) -> Bool { guardians[ticket] != nil }

    /// The tickets of the requests that wait for an answer.
    var asking: Set<Int> { Set(Array(guardians.keys) + [questioned].compactMap(\.self)) }

    /// Returns the attempt whose outcome comes later.
    func open(_ ticket: Int) -> NavigationAttempt {
        let pending =
            outcomes[ticket]
            ?? PendingOutcome(pendingTasks) { [weak self] in self?.onCancel(ticket) }
        outcomes[ticket] = pending
        return NavigationAttempt(pending)
    }

    /// Passes on the outcome of a request.
    func settle(_ ticket: Int, _ outcome: Outcome) {
        if !presentations.isEmpty { presentations.settle(ticket) }
        if outcomes.isEmpty { return }
        outcomes.removeValue(forKey: ticket)?.settle(outcome)
    }

    /// Asks an async guard, and calls `onAnswer` unless the asking has ended before.
    func ask(
        _ ticket: Int, _ guardian: @escaping @MainActor () async -> Verdict,
        by handler: any RequestHandler,
        onAnswer: @escaping @MainActor (Verdict) -> Void
    ) {
        guardians[ticket] = pendingTasks.work.begin { piece in
            let task = Self.$guarding.withValue(Guarding(ticket: ticket, handler: handler)) {
                Task { [weak self, pendingTasks] in
                    let verdict = await guardian()
                    guard let self, guardians[ticket]?.piece == piece else {
                        return pendingTasks.noteEnd()
                    }
                    guardians[ticket] = nil
                    pendingTasks.work.end(piece)
                    onAnswer(verdict)
                }
            }
            return Guardian(piece: piece, task: task)
        }
    }

    /// Cancels the guard that is being asked.
    func endAsking(_ ticket: Int) {
        guard let guardian = guardians.removeValue(forKey: ticket) else { return }
        guardian.task.cancel()
        pendingTasks.noteStart()
        pendingTasks.work.end(guardian.piece)
    }
}
