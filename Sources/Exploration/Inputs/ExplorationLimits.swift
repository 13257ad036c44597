/// The limits of an ``Exploration``. What a limit has left out is in ``ExplorationFindings/open``.
///
/// ```swift
/// var limits = ExplorationLimits()
/// limits.steps = 1_000
/// let found = try await Exploration(of: .kiosk, limits: limits).run()
/// ```
public struct ExplorationLimits: Hashable, Sendable {
    /// A limit that can end a search before everything was tried.
    public enum Limit: String, Hashable, Codable, Sendable {
        /// ``ExplorationLimits/steps``.
        case steps

        /// ``ExplorationLimits/time``, or the option `--budget` of `explore`.
        case time

        /// ``ExplorationLimits/triesOfAKind``.
        case triesOfAKind

        /// The user, or the task that was cancelled.
        case stop
    }

    /// The most steps, including those on the way to an untried one.
    public var steps = 100_000

    /// The longest time. The last quarter of it is kept for shortening the scripts of problems. If
    /// it ends a run, the map cannot be checked, since the next run could get further.
    public var time: Duration = .seconds(60)

    /// The number of states in which a step of one kind is tried: the same control on the same
    /// screen, with the same input. It is tried again when other parts of the world have changed. A
    /// kind that has not ended in three states is left.
    public var triesOfAKind = 24

    /// The longest time that one step may wait for work that has no end. `explore` reports a step
    /// that uses the processor for five times as long. In a test, such a step ends the process, and
    /// its script is printed.
    public var patience: Duration = .seconds(2)

    /// The default limits.
    public init() {}
}

extension ExplorationLimits.Limit {
    /// The end of a sentence about steps that are open, and the way to try them.
    var reason: String {
        switch self {
        case .steps:
            "the limit of steps was reached. To try more, use '--budget TIME', or raise "
                + "'ExplorationLimits.steps'."
        case .time:
            "the time was over. To try more, use a longer '--budget TIME', or raise "
                + "'ExplorationLimits.time'."
        case .triesOfAKind:
            "each kind of step is tried in only so many states. To try more, use '--budget TIME', "
                + "or raise 'ExplorationLimits.triesOfAKind'."
        case .stop: "the search was stopped."
        }
    }
}
