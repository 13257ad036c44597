import TextMenu

/// Turns what a search has seen into its findings.
@MainActor
struct Report {
    private let plan: SearchPlan
    private let names: ScreenNames
    private let record: SearchRecord
    private let duration: Duration
    private let ways: [[ExplorationStep]?]
    private let replayer: Replayer

    init(_ plan: SearchPlan, _ names: ScreenNames, _ record: SearchRecord, duration: Duration) {
        self.plan = plan
        self.names = names
        self.record = record
        self.duration = duration
        ways = record.graph.shortestWays()
        replayer = Replayer(plan: plan, names: names)
    }

    func findings() async throws -> ExplorationFindings {
        let writer = ProblemWriter(record: record, replayer: replayer, ways: ways)
        let screens = try await screens()
        var problems = record.traps.map {
            ExplorationProblem(.trap, "the last step has ended the process", script: $0.script)
        }
        problems += try await writer.observed()
        problems += try await writer.hiddenStates()
        problems += closedParts + neverHeld + screens.flatMap(\.problems)
        let coverage = ExplorationCoverage(record, names)
        return ExplorationFindings(
            problems: problems.sorted { $0.order < $1.order }, coverage: coverage,
            map: ExplorationMap(record, coverage, screens.map(\.line), isCut: isOutOfTime),
            open: record.kinds.openKinds, openCount: record.kinds.open, seed: plan.seed,
            states: record.graph.states.count, edges: record.graph.edgeCount, steps: record.steps,
            duration: duration, isOutOfTime: isOutOfTime)
    }

    private var isOutOfTime: Bool { duration >= plan.limits.time }

    private var closedParts: [ExplorationProblem] {
        let parts = ClosedParts(of: record.graph, homes: plan.vocabulary.homes)
        let home = plan.vocabulary.homes.map { "'\($0)'" }.sorted().joined(separator: " or ")
        return nearest(parts.deadEnds).map { state in
            problem(.deadEnd, "all steps on '\(record.graph[state].node)' stay there", state)
        }
            + nearest(parts.withoutHome).map { state in
                problem(
                    .noWayHome, "no way leads from '\(record.graph[state].node)' to \(home)", state)
            }
    }

    private func problem(
        _ kind: ExplorationProblem.Kind, _ text: String, _ state: Int
    ) -> ExplorationProblem {
        ExplorationProblem(kind, text, script: ways[state]?.script ?? [])
    }

    private var neverHeld: [ExplorationProblem] {
        guard record.kinds.open == 0 else { return [] }
        return plan.sometimes.filter { !record.held.contains($0) }.map {
            ExplorationProblem(.neverHeld, "in no state does this hold: \($0)")
        }
    }

    /// Of each screen with one of `states`, the nearest one of them. Equal lengths go by the script.
    private func nearest(_ states: [Int]) -> [Int] {
        let known = states.filter { ways[$0] != nil }
        return Dictionary(grouping: known) { record.graph[$0].node }.values
            .compactMap { $0.min { isNearer($0, $1) } }
            .sorted { record.graph[$0].node < record.graph[$1].node }
    }

    private func isNearer(_ one: Int, _ other: Int) -> Bool {
        guard let first = ways[one], let second = ways[other] else { return ways[one] != nil }
        return first.isSimpler(than: second)
    }

    /// The line of each screen in the map, and its labels in other languages.
    private func screens() async throws -> [(line: String, problems: [ExplorationProblem])] {
        let check = LanguageCheck(vocabulary: plan.vocabulary)
        var screens: [(String, [ExplorationProblem])] = []
        let shown = record.graph.states.indices.filter { names.all[record.graph[$0].node] != nil }
        for state in nearest(shown) {
            let (node, way) = (record.graph[state].node, ways[state] ?? [])
            let stage = try await replayer.stage(after: way)
            var digest = Digest()
            digest.add(stage.driver.text)
            let labels = await check.untranslated(on: stage)
            let problems = labels.map { label, language in
                ExplorationProblem(
                    .untranslated, "'\(label)' on '\(node)' is the same in \(language)",
                    script: way.script)
            }
            screens.append(("screen \(node) \(digest.shortText)", problems))
        }
        return screens
    }
}

extension ExplorationProblem {
    /// Problems are sorted by their kinds, then by the length of their scripts, then by their texts.
    fileprivate var order: (Int, Int, String) {
        (Kind.allCases.firstIndex(of: kind) ?? 0, script.count, text)
    }
}
