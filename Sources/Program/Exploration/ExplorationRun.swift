import WaylineCommandLine
import WaylineExploration
import WaylineSystem

/// A search in a copy of this process, or in this process if it is a test.
@MainActor
struct ExplorationRun {
    private let plan: SearchPlan
    private let usesCopy: Bool

    init(
        _ plan: SearchPlan, _ usesCopy: Bool, _ onNews: @escaping @MainActor (SearchNews) -> Void
    ) {
        var plan = plan
        plan.onNews = onNews
        (self.plan, self.usesCopy) = (plan, usesCopy)
    }

    /// The result; nil after a failure, which is written to `output`.
    func result(_ output: Output) async -> SearchResult? {
        do {
            let result = try await plan.result(inCopy: usesCopy)
            if result == nil { output.fail("The search was stopped in a step that does not end.") }
            return result
        } catch {
            output.fail("\(error)")
            return nil
        }
    }

    /// The problems that the scripts of earlier problems still show, each reported at once.
    func problems(of kept: KeptProblems) async -> [ExplorationProblem] {
        var found: [ExplorationProblem] = []
        for script in kept.scripts {
            do {
                let shown = try await plan.problems(after: script, inCopy: usesCopy)
                guard let shown else { break }
                for problem in shown { plan.onNews?(SearchNews(of: problem)) }
                found += shown
            } catch {
                // The search fails for the same reason, and tells it.
                break
            }
        }
        return found
    }

    /// The status of a program that a signal has asked to end, as shells have it; otherwise
    /// `status`.
    func status(orElse status: ExitStatus) -> ExitStatus {
        Platform.endRequest.map(ExitStatus.signal) ?? status
    }
}
