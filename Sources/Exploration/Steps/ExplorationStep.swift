import Binding
import WaylineApplication
import WaylineRouting

/// A move of a user, or of the world around the app: a step, or several that fill in a form or undo
/// what the first one has done.
struct ExplorationStep: Hashable, Sendable {
    let steps: [Step]

    /// True if the steps fill in a form.
    let isForm: Bool

    /// The name of the fault that lasts meanwhile.
    var fault: String?

    init(_ step: Step, during fault: String? = nil) {
        (steps, isForm, self.fault) = ([step], false, fault)
    }

    /// The move that fills in a form.
    init(filling entries: [Step], during fault: String? = nil) {
        (steps, isForm, self.fault) = (entries, true, fault)
    }

    /// The move that takes `step` and undoes it at once.
    init(undoing step: Step) {
        (steps, isForm) = ([step, .undo], false)
    }

    /// The move that waits, and lets answers come in the reverse order.
    init(reversing time: SchedulerTime.Stride) {
        (steps, isForm) = ([.reverse, .wait(time)], false)
    }

    /// True if it only waits.
    var isWait: Bool { !isForm && steps.last?.verb == .wait }

    /// True if it fills in a text that is not empty.
    var entersText: Bool {
        isForm && steps.contains { $0.verb == .type && $0.words.last?.content.isEmpty == false }
    }

    /// The same move with the answers in their order.
    var inOrder: ExplorationStep { steps.last.map { ExplorationStep($0) } ?? self }

    /// The verb of its only step; nil if it has several, or fills in a form.
    var verb: Verb? { isForm || steps.count > 1 ? nil : steps.first?.verb }

    /// True if it undoes what its first step has done.
    var isUndone: Bool { steps.count == 2 && steps[1].verb == .undo }

    /// The same move without its fault.
    var withoutFault: ExplorationStep { during(nil) }

    /// The same move while `fault` lasts.
    func during(_ fault: String?) -> ExplorationStep {
        var step = self
        step.fault = fault
        return step
    }

    /// The move as lines of a script.
    var lines: [String] {
        let lines = steps.map(\.script)
        guard let fault else { return lines }
        return ["begin \(fault.quoted)"] + lines + ["end \(fault.quoted)"]
    }

    /// True if a user who is stuck can take it.
    var isOfUser: Bool { fault == nil && verb != .open && verb != .restart }

    /// Takes the steps. It ends when all that they have started is done. A refusal of a guard is a
    /// result.
    @MainActor
    func take(with driver: FlowDriver) async throws {
        let stage = StepStage(driver)
        for step in steps {
            do { try await step.take(on: stage) } catch is RoutingError {}
        }
    }
}

extension [ExplorationStep] {
    /// The steps as lines.
    var script: [String] { flatMap(\.lines) }

    /// Returns whether this script is simpler to read than another: it has fewer steps, or else
    /// fewer lines, faults and links. Equal ones go by their texts.
    func isSimpler(than other: [ExplorationStep]) -> Bool {
        count != other.count ? count < other.count : simplicity < other.simplicity
    }

    /// The lines, faults and links, and the text.
    var simplicity: (cost: Int, text: String) {
        let lines = script
        return (lines.count + count { !$0.isOfUser }, lines.joined())
    }
}
