import WaylineCommandLine
import WaylineRouting

/// A report on a plan, or on the changes that it made.
@MainActor
struct PlanReport {
    /// The word of the command, in JSON.
    let command: String
    let options: PlanOptions

    /// True if the command takes `--force`.
    let canForce: Bool

    /// The differences of the plan that the report shows. They are made before the plan is carried out.
    struct Differences {
        var changes = ""
        var conflicts = ""
    }

    func differences(of plan: Plan) throws(GeneratorError) -> Differences {
        // Only a difference that can be applied is shown.
        let isGoing = options.isDryRun || plan.conflicts.isEmpty
        return Differences(
            changes: options.showsDiff && isGoing ? try plan.difference() : "",
            conflicts: options.isJSON ? "" : try plan.conflictingDifference())
    }

    /// Writes results to the standard output. Problems that keep a plan from being carried out go
    /// to the standard error, with the differences.
    func write(_ plan: Plan, _ differences: Differences, _ output: Output) -> ExitStatus {
        if options.isJSON {
            output.write("\(plan.value(of: command, isDry: options.isDryRun).json)\n")
        } else {
            writeText(of: plan, differences.changes, output)
        }
        return problems(of: plan, differences.conflicts, output)
    }

    private func writeText(of plan: Plan, _ difference: String, _ output: Output) {
        let summary = plan.summary(isDone: !options.isDryRun)
        if options.showsDiff {
            // On a terminal, control characters are shown as numbers; `patch` gets the exact bytes.
            let text = output.isTerminal ? difference.printableLines : difference
            output.write(output.ink.difference(text))
            output.fail(summary)
        } else {
            output.write("\(plan.lines.printableLines)\(summary)\n")
        }
        for note in plan.notes { output.fail("\(note)") }
    }

    private func problems(
        of plan: Plan, _ difference: String, _ output: Output
    ) -> ExitStatus {
        if !plan.conflicts.isEmpty {
            let reason = GeneratorError.conflicts(plan.conflicts.map(\.path))
            output.fail("\(reason) \(wayOut)")
            output.writeError(difference.printableLines)
            return .failure
        }
        if !plan.marked.isEmpty {
            let paths = plan.marked.map { "'\($0.path)'" }.joined(separator: ", ")
            let reason =
                "Your changes conflict with those of the template in \(paths): choose one of the "
                + "versions between '<<<<<<<' and '>>>>>>>'."
            output.fail(reason)
            return .failure
        }
        return .success
    }

    /// Advice on a conflict.
    private var wayOut: String {
        "Move your changes elsewhere" + (canForce ? ", or give them up with '--force'." : ".")
    }
}
