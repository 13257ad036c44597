import WaylineSystem

/// Takes steps that have ended a copy of this process again, in other copies, to leave out those
/// that are not needed.
@MainActor
struct CrashReplay {
    /// The milliseconds between two looks for the end of a copy.
    private static let pause: UInt32 = 1

    /// The watch is asked after so many of them: every ten milliseconds.
    private static let looks = 10

    let files: CopyFiles
    let watch: ProgressWatch

    /// True if the search needed several threads.
    let usesThreads: Bool
    let deadline: ContinuousClock.Instant

    /// The problem with as few steps as could be found in time.
    func shortened(_ problem: ExplorationProblem) async throws -> ExplorationProblem {
        guard problem.kind == .trap, problem.text != Journal.endless, !isOver else {
            return problem
        }
        let steps = problem.script.steps
        if try !endsProcess(steps) {
            let text = "\(problem.text), but not when the script was repeated"
            return ExplorationProblem(.trap, text, script: problem.script)
        }
        let fewer = try await steps.shortened { try !isOver && endsProcess($0) }
        return ExplorationProblem(.trap, problem.text, script: Array(fewer.joined()))
    }

    private var isOver: Bool { ContinuousClock.now >= deadline || Platform.endRequest != nil }

    private func endsProcess(_ steps: [[String]]) throws -> Bool {
        Platform.empty(files.journal)
        guard Platform.writeAll(steps.joined().map { $0 + "\n" }.joined(), to: files.journal) else {
            return false
        }
        let process = try files.startCopy(for: .replay, usesThreads: usesThreads)
        var (watch, look) = (watch, 0)
        while Platform.endRequest == nil {
            if Platform.hasEnded(process) { return try !files.hasNews }
            Platform.sleep(milliseconds: Self.pause)
            look += 1
            if look % Self.looks == 0, watch.halt(of: process) != nil { break }
        }
        Platform.stop(process)
        return false
    }
}
