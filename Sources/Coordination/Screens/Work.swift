package import Binding

/// The async work that users, screens and guards have begun. Front ends and a test's driver wait
/// for it.
@MainActor
package final class Work {
    /// A piece of work under way.
    private struct Piece {
        /// The piece that has begun this one.
        let parent: Int?

        /// The number of additions to the clock before it began.
        let additions: Int

        /// The number of its tasks that wait for the user or the navigator.
        var pauses = 0

        /// True if it has navigated.
        var hasLedElsewhere = false

        /// The number of the newest piece when this one began to wait for the user, or navigated.
        var lastBefore = 0

        /// True if it seems to wait for other work that waits for the user, since nothing has
        /// happened.
        var waitsAlong = false

        /// True if it waits for the user, so other work that waits for it does, too.
        var mayKeepOthersWaiting: Bool { pauses > 0 || hasLedElsewhere }
    }

    /// The states of work, from waiting to running.
    package enum Progress: Comparable {
        /// There is no work, or it waits for the user.
        case waiting

        /// It may wait for the clock, has navigated, or waits for work that waits for the user.
        case maybeWaiting

        /// It may wait for work that waits for the user, and began before that work waited.
        case maybeWaitingAlong

        /// It may wait for work that waits for the user, but began after that work waited.
        case maybeJoining

        /// It waits neither for the user nor for the clock.
        case running
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

    /// The work that the current task belongs to; nil if nobody waits for it.
    package static var current: Work? { place?.work }

    /// Sends when a piece of work has ended, waits for the user or has led elsewhere.
    package let changes = Signal<Void>()

    /// The number of these changes.
    package private(set) var changeCount = 0

    /// The clock that a test advances. Work may wait for it.
    package weak var clock: TestScheduler?

    /// The clock's numbers for the timers of repeated work. The timers are always pending, and
    /// nobody waits for them.
    private var timers: Set<Int> = []

    /// The number of asynchronous sequences that screens and coordinators follow. An element may be
    /// on its way.
    package var sequenceCount = 0

    private var pieces: [Int: Piece] = [:]
    private var nextNumber = 0

    /// The numbers of the work under way. Each piece has its own number.
    package var underWay: Set<Int> { Set(pieces.keys) }

    /// True while work is under way that does not wait for the user.
    package var isUnderWay: Bool { progress > .waiting }

    /// True while work is under way that waits neither for the user nor for the clock, and that has
    /// not led elsewhere.
    package var isRunning: Bool { progress == .running }

    /// The progress of the work that is least likely to wait.
    package var progress: Progress {
        let last = lastBefore
        return pieces.map { progress(of: $0.key, $0.value, last) }.max() ?? .waiting
    }

    /// Notes that nothing has happened for some time. Work that may wait for other work then counts
    /// as waiting for it, until any work changes.
    package func noteQuiet() {
        for (number, piece) in pieces {
            let progress = progress(of: number, piece, lastBefore)
            if progress > .maybeWaiting { pieces[number]?.waitsAlong = true }
        }
    }

    /// Runs `action` immediately, up to its first suspension. If it does not suspend, it has ended
    /// when this function returns.
    package static func begin(_ action: @escaping @MainActor () async -> Void) -> Task<Void, Never>
    {
        begin(in: place?.work, action)
    }

    /// Runs `action` immediately, up to its first suspension, and notes it in `work`.
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
        noteChange()
    }

    /// Notes that the state has changed. Work that has led elsewhere may go on for any time.
    func noteNavigation() {
        guard !pieces.isEmpty else { return }
        if let runningPiece {
            change(runningPiece) { $0.hasLedElsewhere = true }
        } else {
            noteChange()
        }
    }

    /// Calls `start`, which begins to repeat work on the clock. Returns a token that ends it.
    func repeating(_ start: () -> any Cancellable) -> AnyCancellable {
        let number = clock?.additionCount ?? 0
        timers.insert(number)
        let timer = start()
        return AnyCancellable {
            timer.cancel()
            self.timers.remove(number)
        }
    }

    /// True while anything but repeated work waits for the clock.
    package var waitsForClock: Bool { isPending(after: 0) }

    /// The deadlines of this work.
    package var deadlines: [SchedulerTime] { clock?.deadlines(besides: timers) ?? [] }

    /// Reverses the order of what is due at one moment of this work.
    package func reverse() { clock?.reverse(besides: timers) }

    private func isPending(after count: Int) -> Bool {
        clock?.isPending(after: count, besides: timers) == true
    }

    /// The piece that the current task belongs to.
    private var runningPiece: Int? {
        guard let place = Self.place, place.work === self else { return nil }
        return place.piece
    }

    /// The last piece that was begun before work waited for the user or led elsewhere; nil if no
    /// work did.
    private var lastBefore: Int? {
        pieces.values.filter(\.mayKeepOthersWaiting).map(\.lastBefore).max()
    }

    /// Changes a piece, if it is still under way.
    private func change(_ number: Int, _ change: (inout Piece) -> Void) {
        guard var piece = pieces[number] else { return }
        let before = piece
        change(&piece)
        if piece.pauses > before.pauses || piece.hasLedElsewhere != before.hasLedElsewhere {
            piece.lastBefore = nextNumber
        }
        pieces[number] = piece
        noteChange()
    }

    private func noteChange() {
        changeCount += 1
        for number in pieces.keys { pieces[number]?.waitsAlong = false }
        changes.send()
    }

    /// Returns the progress of a piece. The piece may wait for what was scheduled since it began,
    /// for work that it began, or for work that waits for the user. `last` is the newest piece at
    /// the time when work last began to wait for the user.
    private func progress(of number: Int, _ piece: Piece, _ last: Int?) -> Progress {
        if piece.pauses > 0 { return .waiting }
        if isPending(after: piece.additions) || piece.hasLedElsewhere || piece.waitsAlong {
            return .maybeWaiting
        }
        let children = pieces.filter { $0.value.parent == number }
        let leastOfChildren = children.map { progress(of: $0.key, $0.value, last) }.min()
        if let leastOfChildren, leastOfChildren < .running {
            return max(leastOfChildren, .maybeWaiting)
        }
        guard let last else { return .running }
        return number <= last ? .maybeWaitingAlong : .maybeJoining
    }
}
