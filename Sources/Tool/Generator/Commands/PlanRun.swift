import WaylineCommandLine
import WaylineValues

/// A command that makes a plan, reports it, and carries it out unless this is a dry run.
@MainActor
struct PlanRun {
    /// The word of the command, in JSON.
    private let command: String
    private let arguments: Arguments
    private let output: Output

    init(_ command: String, _ arguments: Arguments, _ output: Output) {
        self.command = command
        self.arguments = arguments
        self.output = output
    }

    private var isDry: Bool { arguments.has(.dryRun) }

    /// Carries out a plan for the package that `--into` names, or for the one around the working
    /// folder.
    func callAsFunction(
        _ makePlan: (ScreenPackage) throws(GeneratorError) -> Plan
    ) -> ExitStatus {
        reporting { () throws(GeneratorError) in
            let root = try ScreenPackage.root(
                around: arguments.value(.into) ?? ScreenPackage.workingFolder)
            return try carryOut(in: root) { () throws(GeneratorError) in
                try makePlan(ScreenPackage(around: root))
            }
        }
    }

    /// Returns the status of `work`, and reports its error.
    func reporting(_ work: () throws(GeneratorError) -> ExitStatus) -> ExitStatus {
        do throws(GeneratorError) {
            return try work()
        } catch {
            output.fail("\(error)")
            return switch error {
            case .request: .usage
            case .noTarget(_, let known) where !known.isEmpty: .usage
            case _: .failure
            }
        }
    }

    /// Carries out a plan that is made after the folder `root` is locked.
    func carryOut(
        in root: String, _ makePlan: () throws(GeneratorError) -> Plan
    ) throws(GeneratorError) -> ExitStatus {
        let run = isDry ? nil : try FileTransaction(SystemFiles(root: root), waiting: output.fail)
        if let recovery = try run?.recover() { output.fail(recovery) }
        let plan = try makePlan()
        // Only a difference that can be applied is shown.
        let isShown = arguments.has(.diff) && (isDry || plan.conflicts.isEmpty)
        let changes = isShown ? try plan.difference() : ""
        let conflicts = arguments.has(.json) ? "" : try plan.conflictingDifference()
        if plan.conflicts.isEmpty { try run?.carryOut(plan) }
        write(plan, changes)
        return problems(of: plan, conflicts)
    }

    private func write(_ plan: Plan, _ difference: String) {
        if arguments.has(.json) {
            return output.write("\(plan.value(of: command, isDry: isDry).json)\n")
        }
        let summary = plan.summary(isDone: !isDry)
        if arguments.has(.diff) {
            output.writeDifference(difference)
            output.fail(summary)
        } else {
            output.write("\(plan.lines.escapedLines)\(summary)\n")
        }
        if plan.conflicts.isEmpty { plan.notes.forEach(output.fail) }
    }

    /// Reports the reasons why a plan is not carried out, or not all of it.
    private func problems(of plan: Plan, _ difference: String) -> ExitStatus {
        if !plan.conflicts.isEmpty {
            let reason = GeneratorError.conflicts(plan.conflicts.map(\.path))
            let canForce = arguments.command.options.contains(.force)
            let wayOut = canForce ? ", or give them up with '--force'." : "."
            output.fail("\(reason) Move your changes elsewhere\(wayOut)")
            output.writeError(difference.escapedLines)
            return .failure
        }
        if plan.marked.isEmpty { return .success }
        let paths = plan.marked.map { "'\($0.path)'" }.joined(separator: ", ")
        output.fail(
            "Your changes conflict with those of the template in \(paths): choose one of the "
                + "versions between '<<<<<<<' and '>>>>>>>'.")
        return .failure
    }
}
