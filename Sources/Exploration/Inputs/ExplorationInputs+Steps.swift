import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// Properties of steps.
extension ExplorationInputs {
    /// Adds a property that must hold for each step. It compares what `reading` returns before and
    /// after the step. A search fills in a form in one step, a script in a step for each line.
    ///
    /// ```swift
    /// .eachStep("only 'Order now' orders", reading: { $0.world.orders }) {
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

    /// Adds the property that `button` leads to another place when `form` is filled in. It must not
    /// be disabled then, except while work is under way.
    public func accepts(_ form: String, by button: String) -> Self {
        let name = "'\(button)' accepts the form '\(form)'"
        return eachStep(name, reading: { Submission($0, of: form, by: button) }) {
            before, step, after in
            if after.isWaiting || step.fault != nil { return true }
            if after.isFilledIn && after.isDisabled { return false }
            return !before.isMade(by: step) || before.path != after.path
        }
    }

    /// Adds the property that `button` stays at its place when `form` is filled in.
    public func refuses(_ form: String, by button: String) -> Self {
        let name = "'\(button)' refuses the form '\(form)'"
        return eachStep(name, reading: { Submission($0, of: form, by: button) }) {
            before, step, after in !before.isMade(by: step) || before.path == after.path
        }
    }
}

/// The place, the form and its button before or after a step.
@MainActor
private struct Submission {
    private let button: String
    let path: [RouteName]

    /// True if the page has the values of the form.
    let isFilledIn: Bool

    let isDisabled: Bool

    /// True while work waits for the clock, or an alert for the user.
    let isWaiting: Bool

    init<World>(_ moment: ExplorationMoment<World>, of form: String, by button: String) {
        let navigator = moment.driver.navigator
        self.button = button
        path = moment.path
        isFilledIn = moment.form == form && moment.alert == nil
        let own = Page(of: navigator).controlsAndActions.filter { $0.name == button }
        isDisabled = own.contains { !$0.isEnabled }
        isWaiting = navigator.work.isUnderWay || moment.alert != nil
    }

    func isMade(by step: TakenStep) -> Bool {
        isFilledIn && step.choice == button && step.fault == nil && !step.isUndone
    }
}
