import WaylineCommandLine
import WaylineExploration
import WaylineSystem

/// A search in this process, or in copies of it.
@MainActor
struct ExplorationRun {
    private let plan: SearchPlan
    private let jobs: Int
    private let usesCopies: Bool
    private let onNews: @MainActor (SearchNews) -> Void

    init(
        _ plan: SearchPlan, _ jobs: Int, _ usesCopies: Bool,
        _ onNews: @escaping @MainActor (SearchNews) -> Void
    ) {
        self.plan = plan
        self.jobs = jobs
        self.usesCopies = usesCopies
        self.onNews = onNews
    }

    /// The merged results; nil after a failure, which is written to `output`. A process
    /// that is a copy writes its result for the process that has started it, and ends.
    func result(_ output: Output) async -> SearchResult? {
        if let copy = SearchCopy() { await copy.run(plan) }
        do {
            let result = SearchResult(merging: try await usesCopies ? inCopies() : inThisProcess())
            if result == nil { output.fail("The search was stopped in a step that does not end.") }
            return result
        } catch {
            output.fail("\(error)")
            return nil
        }
    }

    /// The status of a program that a signal has asked to end, as shells have it; otherwise `status`.
    func status(orElse status: ExitStatus) -> ExitStatus {
        Platform.endRequest.flatMap { ExitStatus(rawValue: 128 + $0) } ?? status
    }

    private func inThisProcess() async throws -> [SearchResult] {
        var results: [SearchResult] = []
        for job in 0..<jobs {
            var plan = plan.job(job, of: jobs)
            plan.onNews = onNews
            results.append(try await plan.run().result(of: plan))
        }
        return results
    }

    private func inCopies() async throws -> [SearchResult] {
        try await SearchCopies(jobs, onNews).run()
    }
}

extension SearchPlan {
    /// The plan of one of several searches.
    func job(_ job: Int, of jobs: Int) -> SearchPlan {
        var plan = self
        plan.seed &+= UInt64(job)
        plan.isShared = jobs > 1
        return plan
    }
}
