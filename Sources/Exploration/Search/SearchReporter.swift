/// Reports the progress of a search, and its problems as soon as they are seen.
@MainActor
final class SearchReporter {
    private static let interval = Duration.milliseconds(200)

    private let plan: SearchPlan
    private let names: ScreenNames
    private let clock = ContinuousClock()
    private var next: ContinuousClock.Instant
    private var reported: Set<Observation> = []

    init(_ plan: SearchPlan, _ names: ScreenNames) {
        self.plan = plan
        self.names = names
        next = clock.now.advanced(by: Self.interval)
    }

    func report(_ record: SearchRecord) async throws {
        guard let onNews = plan.onNews else { return }
        if record.sightings.count > reported.count { try await reportProblems(record, onNews) }
        guard clock.now >= next else { return }
        next = clock.now.advanced(by: Self.interval)
        onNews(progress(record))
    }

    private func reportProblems(
        _ record: SearchRecord, _ onNews: (SearchNews) -> Void
    ) async throws {
        let writer = ProblemWriter(
            record: record, replayer: Replayer(plan: plan, names: names),
            ways: ShortestWays(in: record.graph))
        let new = record.sightings.filter { !reported.contains($0.key) }
        for (observation, sightings) in new.sorted(by: { $0.key.text < $1.key.text }) {
            reported.insert(observation)
            var news = progress(record)
            news.problem = try await writer.problem(observation, sightings)
            onNews(news)
        }
    }

    private func progress(_ record: SearchRecord) -> SearchNews {
        var news = SearchNews()
        news.states = record.graph.count
        news.steps = record.steps
        news.problems = reported.count + record.traps.count
        return news
    }
}
