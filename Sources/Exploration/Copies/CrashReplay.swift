import WaylineSystem

/// Takes steps that have ended a copy of this process again, in other copies, to leave out those
/// that are not needed.
@MainActor
struct CrashReplay {
    let replay: CopyReplay
    let deadline: ContinuousClock.Instant

    /// The problem with as few steps as could be found in time. If its script does not repeat it,
    /// all steps before it are tried: it can need several visits.
    func shortened(_ problem: ExplorationProblem) async throws -> ExplorationProblem {
        let isEndless = problem.text == Journal.endless
        // A step that does not end takes long, so it is not repeated without need.
        let isKnown = isEndless && problem.otherScript.isEmpty
        guard problem.kind == .trap, !isKnown, !isOver else { return problem }
        for script in [problem.script, problem.otherScript] where !script.isEmpty && !isOver {
            guard try shows(script.steps, isEndless) else { continue }
            if isEndless, script == problem.script { return problem.with(script) }
            let fewer = try await script.steps.shortened { try !isOver && shows($0, isEndless) }
            return problem.with(Array(fewer.joined()))
        }
        // Without time for all scripts, none is said not to repeat it.
        if isOver { return problem }
        return problem.with(problem.script, remark: ", but not when the script was repeated")
    }

    private var isOver: Bool { ContinuousClock.now >= deadline || Platform.endRequest != nil }

    /// Returns whether the last of these steps does not end, or else whether they end the process.
    private func shows(_ steps: [[String]], _ isEndless: Bool) throws -> Bool {
        guard let end = try replay.end(of: steps) else { return false }
        return isEndless ? end.isEndless : end == .crash
    }
}

extension ExplorationProblem {
    /// The same problem with one script.
    fileprivate func with(_ script: [String], remark: String = "") -> ExplorationProblem {
        ExplorationProblem(kind, text + remark, script: script)
    }
}
