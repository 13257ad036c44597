package import Binding

/// The async work that users, screens and guards have begun. Front ends and a test's driver wait for it.
@MainActor
package final class Work {
    /// A piece of work under way.
    private struct Piece {
        /// The piece that has begun this one.
        let parent: Int?

        /// The number of additions to the clock before it.
        let additions: Int

        /// The number of its tasks that wait for the user or the navigator.
        var pauses = 0

        /// True if it has changed the navigation state.
        var hasLedElsewhere = false
    }

    /// The work that the tasks begun here belong to: a piece, or none yet.
    private struct Place: Sendable {
        let work: Work
        let piece: Int?
    }

    /// A pause of the task that waits for the user or the navigator.
    @MainActor
    struct Pause {
        private let work: Work
        private let piece: Int

        /// Begins a pause of the piece that this task belongs to; nil outside of a piece.
        static func begin() -> Pause? {
            guard let place = Work.place, let piece = place.piece else { return nil }
            place.work.change(piece) { $0.pauses += 1 }
            return Pause(work: place.work, piece: piece)
        }

        func end() {
            work.change(piece) { $0.pauses -= 1 }
        }
    }

    @TaskLocal private static var place: Place?

    /// Sends when a piece of work has ended, waits for the user or has led elsewhere.
    package let changes = Signal<Void>()

    /// The clock that a test advances. Work may wait for it.
    package weak var clock: TestScheduler?

    @exclusivity(unchecked) private var pieces: [Int: Piece] = [:]
    private var nextNumber = 0

    /// The numbers of the work under way. Each piece has its own number.
    package var underWay: Set<Int> { Set(pieces.keys) }

    /// True while work is under way that does not wait for the user.
    package var isUnderWay: Bool { pieces.contains { $0.value.pauses == 0 } }

    /// True while work is under way that waits neither for the user nor for the clock, and that has
    /// not led elsewhere.
    package var isRunning: Bool { pieces.contains { isRunning($0.key, $0.value) } }

    /// Runs `action`, at once up to its first suspension. Without one, it is done when this returns.
    package static func begin(_ action: @escaping @MainActor () async -> Void) -> Task<Void, Never>
    {
        begin(in: place?.work, action)
    }

    /// Runs `action` in the same way, and notes it in `work`.
    package static func begin(
        in work: Work?, _ action: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
        guard let work else { return Task.immediate { await action() } }
        return work.begin { piece in
            Task.immediate {
                await action()
                work.end(piece)
            }
        }
    }

    /// Notes the work that `action` begins.
    package func note<Result>(_ action: () throws -> Result) rethrows -> Result {
        try Self.$place.withValue(Place(work: self, piece: nil), operation: action)
    }

    /// Begins a piece of work, whose tasks `start` creates. It is under way until `end(_:)`.
    func begin<Result>(_ start: (_ piece: Int) -> Result) -> Result {
        nextNumber += 1
        let place = Place(work: self, piece: nextNumber)
        pieces[nextNumber] = Piece(parent: runningPiece, additions: clock?.additionCount ?? 0)
        return Self.$place.withValue(place) { start(nextNumber) }
    }

    func end(_ piece: Int) {
        pieces[piece] = nil
        changes.send()
    }

    /// Notes that the state has changed. Work that has led elsewhere may go on for any time.
    func noteNavigation() {
        guard !pieces.isEmpty, let runningPiece else { return }
        change(runningPiece) { $0.hasLedElsewhere = true }
    }

    /// The piece that the current task belongs to.
    private var runningPiece: Int? {
        guard let place = Self.place, place.work === self else { return nil }
        return place.piece
    }

    /// Changes a piece, if it is still under way.
    private func change(_ number: Int, _ change: (inout Piece) -> Void) {
        guard var piece = pieces[number] else { return }
        change(&piece)
        pieces[number] = piece
        changes.send()
    }

    /// Work may wait for all that was scheduled since it began, and for the work that it has begun.
    private func isRunning(_ number: Int, _ piece: Piece) -> Bool {
        if piece.pauses > 0 || piece.hasLedElsewhere { return false }
        if clock?.isPending(after: piece.additions) == true { return false }
        return pieces.allSatisfy { $0.value.parent != number || isRunning($0.key, $0.value) }
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
