/// The limits of an ``Exploration``. What a limit has left out is in ``ExplorationFindings/open``.
///
/// ```swift
/// var limits = ExplorationLimits()
/// limits.steps = 1_000
/// let found = try await Exploration(of: .kiosk, limits: limits).run()
/// ```
public struct ExplorationLimits: Hashable, Sendable {
    /// The most steps, including those on the way to an untried one.
    public var steps = 50_000

    /// The longest time. If it ends a run, the map cannot be checked, since the next run could get further.
    public var time: Duration = .seconds(60)

    /// The number of states in which a step of one kind is tried: the same control on the same screen, with
    /// the same input.
    public var triesOfAKind = 24

    /// The longest time that one step may take.
    public var patience: Duration = .seconds(2)

    /// The default limits.
    public init() {}
}
