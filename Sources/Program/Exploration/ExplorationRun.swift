import WaylineCommandLine
import WaylineExploration
import WaylineSystem

/// A search in a copy of this process, or in this process if it is a test.
@MainActor
struct ExplorationRun {
    /// The most time of the processor for one step, as a multiple of the longest wait for its work.
    private static let patience = 5

    private let plan: SearchPlan
    private let usesCopy: Bool

    init(
        _ plan: SearchPlan, _ usesCopy: Bool, _ onNews: @escaping @MainActor (SearchNews) -> Void
    ) {
        var plan = plan
        plan.onNews = onNews
        (self.plan, self.usesCopy) = (plan, usesCopy)
    }

    /// The result; nil after a failure, which is written to `output`. A process that is a copy
    /// writes its result for the process that has started it, and ends.
    func result(_ output: Output) async -> SearchResult? {
        if let copy = SearchCopy() { await copy.run(plan) }
        do {
            let result = try await search()
            if result == nil { output.fail("The search was stopped in a step that does not end.") }
            return result
        } catch {
            output.fail("\(error)")
            return nil
        }
    }

    /// The status of a program that a signal has asked to end, as shells have it; otherwise
    /// `status`.
    func status(orElse status: ExitStatus) -> ExitStatus {
        Platform.endRequest.map(ExitStatus.init(signal:)) ?? status
    }

    private func search() async throws -> SearchResult? {
        guard usesCopy else { return try await plan.run().result(of: plan) }
        Platform.noteEndRequests()
        let begin = ContinuousClock.now
        let files = try CopyFiles()
        defer { files.close() }
        let watch = ProgressWatch(patience: plan.limits.patience * Self.patience)
        var child = try SearchChild(files, watch, since: begin, plan.onNews ?? { _ in })
        guard var result = try child.run() else { return nil }
        let replay = CrashReplay(
            files: files, watch: child.watch, usesThreads: child.usesThreads,
            deadline: begin.advanced(by: plan.limits.time))
        for (index, problem) in result.problems.enumerated() {
            result.problems[index] = try await replay.shortened(problem)
        }
        return result
    }
}
