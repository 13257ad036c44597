import Generator

/// Tells what a plan is, or what has become of it.
@MainActor
struct PlanReport {
    let command: String
    let isDryRun: Bool
    let showsDiff: Bool
    let isJSON: Bool

    /// Results go to the standard output. What keeps a plan from being carried out goes to the standard
    /// error, with the differences.
    func tell(_ plan: Plan, _ output: Output) -> ExitStatus {
        if isJSON {
            output.write("\(plan.value(of: command, isDry: isDryRun).json)\n")
        } else if showsDiff {
            output.write(output.ink.difference(plan.difference))
        }
        if !isJSON {
            let text = plan.text(isDone: !isDryRun)
            if showsDiff { output.writeError(text) } else { output.write(text) }
            for note in plan.notes { output.fail("\(note)") }
        }
        return problems(of: plan, output)
    }

    private func problems(of plan: Plan, _ output: Output) -> ExitStatus {
        if !plan.conflicts.isEmpty {
            output.fail("\(GeneratorError.conflicts(plan.conflicts.map(\.path)))")
            if !isJSON { output.writeError(plan.conflictingDifference) }
            return .failure
        }
        if !plan.marked.isEmpty {
            let paths = plan.marked.map { "'\($0.path)'" }.joined(separator: ", ")
            output.fail(
                "Your changes and those of the template meet in \(paths): choose between what stands "
                    + "from '<<<<<<<' to '>>>>>>>' there.")
            return .failure
        }
        return .success
    }
}
