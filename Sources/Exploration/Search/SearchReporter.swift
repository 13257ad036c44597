/// Reports the progress of a search, and its problems as soon as they are seen.
@MainActor
final class SearchReporter {
    private static let interval = Duration.milliseconds(200)

    private let plan: SearchPlan
    private let time: SearchTime
    private let clock = ContinuousClock()
    private var next: ContinuousClock.Instant
    private var progress = SearchNews()

    /// The problems that were reported.
    private(set) var reported: [Finding: ExplorationProblem] = [:]

    init(_ plan: SearchPlan, _ time: SearchTime) {
        self.plan = plan
        self.time = time
        next = clock.now.advanced(by: Self.interval)
    }

    /// Reports what is new in the record.
    func report(_ record: SearchRecord, _ names: ScreenNames) async throws {
        guard let onNews = plan.onNews else { return }
        progress.states = record.graph.count
        progress.steps = record.steps
        progress.problems = record.sightings.count + record.traps.count
        if record.sightings.count > reported.count {
            try await reportProblems(record, names, onNews)
        }
        reportProgress()
    }

    /// Reports the number of problems whose scripts were shortened, after the search.
    func report(shortened count: Int, of problems: Int) {
        (progress.shortened, progress.problems) = (count, problems)
        reportProgress()
    }

    /// Reports the progress, unless it was reported a moment ago.
    func reportProgress() {
        guard let onNews = plan.onNews, clock.now >= next else { return }
        next = clock.now.advanced(by: Self.interval)
        onNews(progress)
    }

    private func reportProblems(
        _ record: SearchRecord, _ names: ScreenNames, _ onNews: (SearchNews) -> Void
    ) async throws {
        let writer = ProblemWriter(
            record: record, replayer: Replayer(plan: plan, names: names),
            ways: ShortestWays(in: record.graph), time: time)
        let new = record.sightings.filter { reported[$0.key] == nil }
        for (finding, sightings) in new.sorted(by: { $0.key.text < $1.key.text }) {
            var news = progress
            news.problem = try await writer.problem(finding, sightings)
            reported[finding] = news.problem
            onNews(news)
        }
    }
}
