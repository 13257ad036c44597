package import WaylineCommandLine

/// The options of `update`.
package struct UpdateOptions: Hashable, Sendable {
    /// The screens; empty for all.
    package let names: [String]
    package var plan = PlanOptions()

    package init(_ names: [String] = []) {
        self.names = names
    }

    package init(_ arguments: Arguments) {
        names = arguments.operands
        plan = PlanOptions(arguments)
    }

    @MainActor
    func run(_ output: Output) -> ExitStatus {
        let report = PlanReport(command: "update", options: plan, canForce: false)
        return plan.carryOut(report, output) { package throws(GeneratorError) in
            var generation = try Generation(package)
            return try generation.update(names).naming(names)
        }
    }
}
