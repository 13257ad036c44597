import Coordination
import WaylineApplication
import WaylineRouting

/// The events of a step, and its problems.
struct Arrival {
    var fault: RoutingError?
    var isUnsettled = false

    /// The reason why the step could not be taken.
    var refusal: (any Error)?
    var events: [NavigationEvent] = []
    var message: String?

    /// True if nothing has happened but decisions to stay.
    var onlyStays: Bool {
        message == nil && events.allSatisfy { $0.decision == .stay }
    }

    /// The pending work before the step; nil if nothing was pending.
    var timing: Digest?

    /// True if work waits for the clock afterwards.
    var isWaiting = false

    /// True if the page shows something else than before, while the fault of the step lasts.
    var isFaultShown = false

    /// The link that the step has opened; nil for another step.
    var link: String?

    /// True if the last action has led to a message that the user can undo.
    var canUndo = false
    var leaks: [Leak] = []

    /// The names of the properties of steps that do not hold for this one.
    var brokenBySteps: [String] = []

    /// Rows and undos that have done something else than what they stand for.
    var mistakes: [StepMistake] = []

    /// The presses of buttons that have done nothing.
    var idlePresses: [IdlePress] = []
}

/// The properties of steps, as they were before one.
@MainActor
struct StepChecks {
    private let checks: [(name: String, holds: @MainActor (TakenStep) -> Bool)]

    init(of bound: BoundApp, _ driver: FlowDriver) {
        checks = bound.stepProperties.map { ($0.name, $0.begin(driver)) }
    }

    /// The names of the properties that do not hold after `step`.
    func broken(by step: TakenStep) -> [String] {
        checks.filter { !$0.holds(step) }.map(\.name)
    }
}
