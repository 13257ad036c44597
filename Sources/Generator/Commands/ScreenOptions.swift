package import WaylineCommandLine

/// The options of `destroy screen` and `update`.
package struct ScreenOptions: Hashable, Sendable {
    /// The screens; empty for all, in `update`.
    package let names: [String]

    /// The target of the screens, which is needed only if several targets have a screen of one name.
    package let target: String?
    package let plan: PlanOptions

    package init(_ arguments: Arguments) {
        names = arguments.operands
        target = arguments.value(.target)
        plan = PlanOptions(arguments)
    }

    @MainActor
    func destroy(_ output: Output) -> ExitStatus {
        let report = PlanReport(command: "destroy", options: plan, canForce: true)
        return plan.carryOut(report, output) { package throws(GeneratorError) in
            var destruction = try Destruction(package, isForced: plan.isForced)
            return try destruction.plan(names, target: target).naming(names)
        }
    }

    @MainActor
    func update(_ output: Output) -> ExitStatus {
        let report = PlanReport(command: "update", options: plan, canForce: false)
        return plan.carryOut(report, output) { package throws(GeneratorError) in
            var generation = try Generation(package)
            return try generation.update(names, target: target).naming(names)
        }
    }
}
