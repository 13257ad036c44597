import Coordination
import WaylineApplication
import WaylineRouting

/// Properties of steps.
extension ExplorationInputs {
    /// Adds a property that must hold for each step. It compares what `reading` returns before and
    /// after the step.
    ///
    /// ```swift
    /// .eachStep("only an order takes bread away", reading: { $0.world.loaves }) {
    ///     before, step, after in
    ///     before == after || step.choice == "Order now"
    /// }
    /// ```
    public func eachStep<Value>(
        _ name: String, reading: @escaping @MainActor (ExplorationMoment<World>) -> Value,
        holds: @escaping @MainActor (_ before: Value, TakenStep, _ after: Value) -> Bool
    ) -> Self {
        adding(
            StepProperty(name: name) { moment in
                let before = reading(moment)
                return { step, moment in holds(before, step, reading(moment)) }
            })
    }

    /// Adds the property that an undo brings back what `value` returns.
    public func undoRestores<Value: Equatable>(
        _ name: String, _ value: @escaping @MainActor (ExplorationMoment<World>) -> Value
    ) -> Self {
        eachStep("an undo restores \(name)", reading: value) { before, step, after in
            !step.isUndone || before == after
        }
    }

    /// Adds the property that a row of these lists, if it opens a screen, opens one that shows its
    /// title.
    public func rowsOpenTheirItems(in lists: String...) -> Self {
        eachStep("a row opens its own item", reading: { ($0.path, $0.text) }) {
            before, step, after in
            guard let row = step.choice, let list = step.list, lists.contains(list) else {
                return true
            }
            return after.0.count <= before.0.count || after.1.contains(row)
        }
    }

    /// Adds the property that `button` leads to another place when `form` is filled in.
    public func accepts(_ form: String, by button: String) -> Self {
        eachStep("'\(button)' accepts the form '\(form)'", reading: Submission.init) {
            !$0.isMade(of: form, by: button, $1) || $0.path != $2.path
        }
    }

    /// Adds the property that `button` stays at its place when `form` is filled in.
    public func refuses(_ form: String, by button: String) -> Self {
        eachStep("'\(button)' refuses the form '\(form)'", reading: Submission.init) {
            !$0.isMade(of: form, by: button, $1) || $0.path == $2.path
        }
    }
}

/// The place and the form before and after a step.
@MainActor
private struct Submission {
    let path: [RouteName]
    let form: String?

    init<World>(_ moment: ExplorationMoment<World>) {
        (path, form) = (moment.path, moment.form)
    }

    func isMade(of form: String, by button: String, _ step: TakenStep) -> Bool {
        self.form == form && step.choice == button && step.fault == nil
    }
}
