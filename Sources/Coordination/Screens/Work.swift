package import Binding

/// The async work that a user or a screen has begun. Front ends and a test's driver wait for it.
@MainActor
package final class Work {
    /// Notes the work that begins in this task; nil outside of a navigator.
    @TaskLocal package static var ledger: Work?

    /// Sends when a piece of work has ended.
    package let ends = Signal<Void>()

    /// The numbers of the work under way. Each piece has its own number.
    package var underWay: Set<Int> { Set(beginnings.keys) }

    /// The revision of the state when each piece under way began, by its number.
    package private(set) var beginnings: [Int: Int] = [:]

    private var nextNumber = 0
    private let revision: () -> Int

    /// A ledger that notes the state's `revision` when work begins.
    init(revision: @escaping () -> Int) {
        self.revision = revision
    }

    /// Runs `action`, at once up to its first suspension. Without one, it is done when this returns.
    package static func begin(_ action: @escaping @MainActor () async -> Void) -> Task<Void, Never>
    {
        let (ledger, number) = (ledger, ledger?.come())
        return Task.immediate {
            await action()
            if let ledger, let number { ledger.go(number) }
        }
    }

    /// Notes the work that `action` begins.
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

/// The work under way of one screen.
@MainActor
final class ScreenTasks {
    private var underWay: Set<Int> = []

    /// The tasks of the work under way, by its numbers.
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
        // The work holds `self`, to note its end even after the screen and its connection are released.
        let task = Work.begin {
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
