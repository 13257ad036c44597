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
            let package = try ScreenPackage(around: into ?? ScreenPackage.workingFolder)
            if isDryRun {
                try package.requireNoLeftOver()
                let plan = try makePlan(package)
                return report.write(plan, try report.differences(of: plan), output)
            }
            let workshop = try Workshop(package)
            if let recovery = workshop.recovery { output.fail("\(recovery)") }
            let plan = try makePlan(package)
            let differences = try report.differences(of: plan)
            if plan.conflicts.isEmpty { try workshop.carryOut(plan) }
            return report.write(plan, differences, output)
        } catch {
            output.fail("\(error)")
            return error.isUsage ? .usage : .failure
        }
    }
}
