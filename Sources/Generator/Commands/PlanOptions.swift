import WaylineCommandLine

/// The options of a command that makes a plan and carries it out.
package struct PlanOptions: Hashable, Sendable {
    /// The folder of the package; nil for the package around the working folder.
    package var into: String?
    package var isDryRun = false
    package var showsDiff = false
    package var isJSON = false

    /// True if edited files may be overwritten or removed.
    package var isForced = false

    package init() {}

    init(_ arguments: Arguments) {
        into = arguments.value(.into)
        isDryRun = arguments.has(.dryRun)
        showsDiff = arguments.has(.diff)
        isJSON = arguments.has(.json)
        isForced = arguments.has(.force)
    }

    /// Makes a plan, and carries it out unless this is a dry run.
    @MainActor
    func carryOut(
        _ report: PlanReport, _ output: Output,
        _ makePlan: (ScreenPackage) throws(GeneratorError) -> Plan
    ) -> ExitStatus {
        do throws(GeneratorError) {
            let root = try ScreenPackage.root(around: into ?? ScreenPackage.workingFolder)
            return try carryOut(report, in: root, output) { () throws(GeneratorError) in
                try makePlan(ScreenPackage(around: root))
            }
        } catch {
            output.fail("\(error)")
            return error.isUsage ? .usage : .failure
        }
    }

    /// Makes a plan for the folder `root` after it is locked, and carries it out unless this is a dry run.
    @MainActor
    func carryOut(
        _ report: PlanReport, in root: String, _ output: Output,
        _ makePlan: () throws(GeneratorError) -> Plan
    ) throws(GeneratorError) -> ExitStatus {
        if isDryRun {
            try FileTransaction.requireNoLeftOver(in: root)
            let plan = try makePlan()
            return report.write(plan, try report.differences(of: plan), output)
        }
        let workshop = try Workshop(root, waiting: output.fail)
        if let recovery = workshop.recovery { output.fail("\(recovery)") }
        let plan = try makePlan()
        let differences = try report.differences(of: plan)
        if plan.conflicts.isEmpty { try workshop.carryOut(plan) }
        return report.write(plan, differences, output)
    }
}
