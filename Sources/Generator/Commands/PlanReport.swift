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

    /// Writes results to the standard output. Problems that keep a plan from being carried out go
    /// to the standard error, with the differences.
    func write(_ plan: Plan, _ output: Output) -> ExitStatus {
        if options.isJSON {
            output.write("\(plan.value(of: command, isDry: options.isDryRun).json)\n")
        } else {
            writeText(of: plan, output)
        }
        return problems(of: plan, output)
    }

    private func writeText(of plan: Plan, _ output: Output) {
        let summary = plan.summary(isDone: !options.isDryRun)
        if options.showsDiff {
            // Prints only a difference that can be applied.
            let isGoing = options.isDryRun || plan.conflicts.isEmpty
            if isGoing { output.write(difference(of: plan, output)) }
            output.fail(summary)
        } else {
            output.write("\(plan.lines.printableLines)\(summary)\n")
        }
        for note in plan.notes { output.fail("\(note)") }
    }

    /// On a terminal, control characters are shown as numbers; `patch` gets the exact bytes.
    private func difference(of plan: Plan, _ output: Output) -> String {
        let text = plan.difference
        return output.ink.difference(output.isTerminal ? text.printableLines : text)
    }

    private func problems(of plan: Plan, _ output: Output) -> ExitStatus {
        if !plan.conflicts.isEmpty {
            let reason = GeneratorError.conflicts(plan.conflicts.map(\.path))
            output.fail("\(reason) \(wayOut)")
            if !options.isJSON { output.writeError(plan.conflictingDifference.printableLines) }
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
