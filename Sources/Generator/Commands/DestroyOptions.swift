package import WaylineCommandLine

/// The options of `destroy screen`.
package struct DestroyOptions: Hashable, Sendable {
    package let names: [String]
    package var plan = PlanOptions()

    package init(_ names: [String]) {
        self.names = names
    }

    package init(_ arguments: Arguments) {
        names = arguments.operands
        plan = PlanOptions(arguments)
    }

    @MainActor
    func run(_ output: Output) -> ExitStatus {
        let report = PlanReport(command: "destroy", options: plan, canForce: true)
        return plan.carryOut(report, output) { package throws(GeneratorError) in
            var destruction = try Destruction(package, isForced: plan.isForced)
            return try destruction.plan(names).naming(names)
        }
    }
}
