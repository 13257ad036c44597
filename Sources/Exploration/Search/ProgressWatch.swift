import WaylineSystem

/// Finds out whether a process has stopped making progress. It measures processor time, not elapsed
/// time: on a busy machine, a process may have to wait for its turn.
struct ProgressWatch {
    enum Halt {
        /// It has used the processor for too long.
        case work

        /// All of its threads sleep.
        case rest
    }

    /// The process is looked at in one of so many calls.
    private static let callsForALook = 10

    /// The number of looks in a second, if the calls come every ten milliseconds.
    private static let looksInASecond = 10.0

    /// The number of looks in a row at which the process may be at rest.
    private var mostRest: Int
    private let mostTicks: Int
    private var calls = 0

    /// The ticks of the processor at the last progress, and at the last look.
    private var (first, last): (Int?, Int?) = (nil, nil)
    private var rest = 0

    /// A process may use the processor for `patience` without progress, and rest for half of that
    /// time.
    init(patience: Duration) {
        let seconds = patience / .seconds(1)
        mostTicks = Int(seconds * Double(Platform.ticksInASecond))
        mostRest = Int(seconds * Self.looksInASecond / 2)
    }

    /// From now on, allows six times as much rest, for work that lets the process sleep, such as a
    /// call of a server.
    mutating func allowLongRest() {
        mostRest *= 6
    }

    mutating func noteProgress() {
        (first, rest) = (nil, 0)
    }

    /// Returns how a process has halted; nil if it goes on, or if the system does not tell. Call it
    /// every ten milliseconds: it checks the process in one of ten calls.
    mutating func halt(of process: Int32) -> Halt? {
        halt { Platform.activity(of: process) }
    }

    /// Returns how this process, or its main thread, has halted. Call it on another thread, every
    /// ten milliseconds.
    mutating func haltOfThisProcess(measuringMainThread: Bool) -> Halt? {
        halt { Platform.ownActivity(ofMainThread: measuringMainThread) }
    }

    private mutating func halt(
        _ activity: () -> (ticks: Int, isAsleep: Bool)?
    ) -> Halt? {
        calls += 1
        guard calls % Self.callsForALook == 0, let now = activity() else { return nil }
        defer { last = now.ticks }
        let first = first ?? now.ticks
        self.first = first
        rest = now.isAsleep && now.ticks == last ? rest + 1 : 0
        if rest > mostRest { return .rest }
        return now.ticks - first > mostTicks ? .work : nil
    }
}
