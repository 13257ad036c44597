package import Binding

/// Work that takes its time, begun by a user or by a screen. Front ends and a test's driver wait for it.
@MainActor
package final class Work {
    /// Notes the work that begins here; nil outside of a navigator.
    @TaskLocal package static var ledger: Work?

    /// Sends each time that a piece of work has ended.
    package let ends = Signal<Void>()

    /// The numbers of what is under way. Each piece of work has a number of its own.
    package var underWay: Set<Int> { Set(beginnings.keys) }

    /// The revision of the state in which each piece began that is under way.
    package private(set) var beginnings: [Int: Int] = [:]

    private var nextNumber = 0
    private let revision: () -> Int

    /// A ledger that notes which `revision` the state has when work begins.
    init(revision: @escaping () -> Int) {
        self.revision = revision
    }

    /// Does `action`, at once as far as it need not wait: what takes no time is done when this returns.
    package static func begin(_ action: @escaping @MainActor () async -> Void) -> Task<Void, Never>
    {
        let (ledger, number) = (ledger, ledger?.come())
        return Task.immediate {
            await action()
            if let ledger, let number { ledger.go(number) }
        }
    }

    /// Notes what `action` begins.
    package func note<Result>(_ action: () throws -> Result) rethrows -> Result {
        try Self.$ledger.withValue(self, operation: action)
    }

    private func come() -> Int {
        nextNumber += 1
        beginnings[nextNumber] = revision()
        return nextNumber
    }

    private func go(_ number: Int) {
        beginnings[number] = nil
        ends.send()
    }
}

/// The work of one screen that is not over.
@MainActor
final class ScreenTasks {
    private var underWay: Set<Int> = []

    /// The tasks by the numbers of their work, where they wait.
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var nextNumber = 0

    /// Counts work that goes on after the screen has left.
    private var pendingTasks: PendingTasks?

    func begin(
        _ work: @escaping @MainActor () async -> Void, _ pendingTasks: PendingTasks?
    ) -> Task<Void, Never> {
        self.pendingTasks = pendingTasks
        let number = nextNumber
        nextNumber += 1
        underWay.insert(number)
        // Held by the work: its end is noted after the screen and its connection are gone, too.
        let task = Work.begin {
            await work()
            self.noteEnd(of: number)
        }
        // It may be over already, or have led away from the screen.
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
