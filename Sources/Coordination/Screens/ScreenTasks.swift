/// The work under way of one screen or coordinator, and the asynchronous sequences that it follows.
@MainActor
final class ScreenTasks {
    private var underWay: Set<Int> = []

    /// The tasks of the work under way, by its numbers.
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var nextNumber = 0
    private var sequenceCount = 0

    /// Counts work that goes on after the screen has left. Nil before the screen enters the
    /// navigation state.
    private var pendingTasks: PendingTasks?

    /// Connects the work that began before the screen enters the navigation state.
    func connect(to pendingTasks: PendingTasks) {
        self.pendingTasks = pendingTasks
        pendingTasks.work.sequenceCount += sequenceCount
    }

    /// Notes the beginning or the end of a sequence.
    func noteSequences(_ change: Int) {
        sequenceCount += change
        pendingTasks?.work.sequenceCount += change
    }

    func begin(
        _ work: @escaping @MainActor () async -> Void, _ pendingTasks: PendingTasks?
    ) -> Task<Void, Never> {
        // Nil after the screen has left, while earlier work may still go on.
        if let pendingTasks { self.pendingTasks = pendingTasks }
        let number = nextNumber
        nextNumber += 1
        underWay.insert(number)
        // The work holds `self`, to note its end even after the screen and its connection are
        // released.
        let task = Work.begin(in: pendingTasks?.work) {
            await work()
            self.noteEnd(of: number)
        }
        // The work may have ended already, or have made the screen leave.
        if underWay.contains(number) { tasks[number] = task } else { task.cancel() }
        return task
    }

    func cancelAll() {
        for number in underWay {
            tasks[number]?.cancel()
            pendingTasks?.noteStart()
        }
        underWay = []
        tasks = [:]
    }

    private func noteEnd(of number: Int) {
        tasks[number] = nil
        if underWay.remove(number) == nil { pendingTasks?.noteEnd() }
    }
}
