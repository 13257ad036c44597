import WaylineSystem

extension SearchPlan {
    /// Ends this process after the work, if it is a copy that another one has started for a search.
    package func workIfCopy() async {
        if let copy = SearchCopy() { await copy.run(self) }
    }

    /// The problems that the steps of a script show now, in a copy of this process or else in this
    /// process. None if a step does not exist any more. Nil if this process was asked to end.
    package func problems(
        after script: [String], inCopy usesCopy: Bool
    ) async throws -> [ExplorationProblem]? {
        if usesCopy { return try problemsInCopy(after: script) }
        let text = script.joined(separator: "\n")
        do { return try await problems(after: text) } catch { return [] }
    }

    private func problemsInCopy(after script: [String]) throws -> [ExplorationProblem]? {
        Platform.noteEndRequests()
        let files = try CopyFiles()
        defer { files.close() }
        let watch = ProgressWatch(patience: patienceWithStep)
        var replay = CopyReplay(files: files, watch: watch, usesThreads: false)
        var end = try replay.end(of: script.steps, for: .check)
        if end == .rest {
            replay.usesThreads = true
            replay.watch.allowLongRest()
            end = try replay.end(of: script.steps, for: .check)
        }
        switch end {
        case .crash?: return [ExplorationProblem(.trap, files.end, script: script)]
        case .work?, .rest?: return [ExplorationProblem(.trap, Journal.endless, script: script)]
        case .lastStep?:
            var offset = 0
            return try files.readNews(from: &offset).compactMap(\.problem)
        case nil: return nil
        }
    }

    /// The result of a search in a copy of this process, or else in this process. A request to end
    /// this process ends the search; nil if that comes in a step that does not end.
    package func result(inCopy usesCopy: Bool) async throws -> SearchResult? {
        guard usesCopy else { return try await run().result(of: self) }
        Platform.noteEndRequests()
        let begin = ContinuousClock.now
        let files = try CopyFiles()
        defer { files.close() }
        let watch = ProgressWatch(patience: patienceWithStep)
        var child = try SearchChild(files, watch, since: begin, onNews ?? { _ in })
        guard var result = try child.run() else { return nil }
        let replay = CrashReplay(
            replay: CopyReplay(
                files: files, watch: child.watch, usesThreads: child.usesThreads),
            deadline: begin.advanced(by: limits.time))
        for (index, problem) in result.problems.enumerated() {
            result.problems[index] = try await replay.shortened(problem)
        }
        return result
    }
}
