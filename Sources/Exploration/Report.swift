import WaylineApplication
import WaylineInterface
import WaylineRouting

/// Turns what a search has seen into its findings.
@MainActor
struct Report {
    let plan: SearchPlan
    private let names: ScreenNames
    let record: SearchRecord
    let time: SearchTime
    private let reporter: SearchReporter
    let ways: ShortestWays
    let replayer: Replayer

    init(
        _ plan: SearchPlan, _ names: ScreenNames, _ record: SearchRecord, _ time: SearchTime,
        _ reporter: SearchReporter
    ) {
        self.plan = plan
        self.names = names
        self.record = record
        self.time = time
        self.reporter = reporter
        ways = ShortestWays(in: record.graph)
        replayer = Replayer(plan: plan, names: names)
    }

    func findings() async throws -> ExplorationFindings {
        let orders = try await confirmed(AnswerOrder.all(in: record.graph, ways))
        var problems = try await traps() + shortened(without: Set(orders.keys)) + orders.values
        let screens = try await screens()
        let coverage = ExplorationCoverage(record, names, sometimes: plan.sometimes)
        problems += closedParts + lostInputs + differentStarts
        problems += try await silences + unusedEntries
        problems += try await confirmed(StaleRows.all(in: record.graph, ways)).values
        let isSound = problems.allSatisfy { plan.vocabulary.allows($0.text) }
        if isSound { problems += neverShown(coverage) }
        problems += neverHeld + screens.problems
        let lines = screens.seen.filter { names.all[$0.name] != nil }.flatMap {
            ["screen \($0.name)"] + screens.looks.lines(about: $0.name)
        }
        let app = try plan.makeApp()
        let graph = record.graph
        let (start, legs) = (graph.count > 0 ? graph[0].node : nil, Leg.all(in: graph))
        return ExplorationFindings(
            problems: problems.merged.filter { !plan.vocabulary.allows($0.text) },
            coverage: coverage,
            map: ExplorationMap(
                start: start, legs, coverage, lines, DefaultDecisions(app),
                isCut: record.limit == .time),
            seen: SeenScreens(
                title: app.name, start: start, screens.seen, legs, ways, names),
            open: record.kinds.openKinds, openCount: record.kinds.open, seed: plan.seed,
            states: graph.count, edges: graph.edgeCount, steps: record.steps,
            lastNews: record.lastNews, duration: time.elapsed, limit: record.limit)
    }

    /// The problems that need replays: those of steps and states, and hidden states.
    ///
    /// - Parameter screens: here, a hidden state that a wait shows is known already.
    private func shortened(without screens: Set<String>) async throws -> [ExplorationProblem] {
        let writer = ProblemWriter(record: record, replayer: replayer, ways: ways, time: time)
        var done = 0
        let count = record.sightings.count + record.divergences.count
        let onProblem = {
            done += 1
            reporter.report(shortened: done, of: count)
        }
        return try await writer.observed(known: reporter.reported, onProblem: onProblem)
            + writer.hiddenStates(withoutWaitsOn: screens, onProblem: onProblem)
    }

    /// The shortest way for each kind of step that has ended an earlier process.
    private func traps() async throws -> [ExplorationProblem] {
        var shortest: [String: ExplorationProblem] = [:]
        for trap in record.traps {
            let problem = try await problem(trap)
            if let known = shortest[trap.kind], known.script.count <= problem.script.count {
                continue
            }
            shortest[trap.kind] = problem
        }
        return Array(shortest.values)
    }

    /// The step that has ended an earlier process, after the shortest way to its state.
    private func problem(_ trap: JournalTrap) async throws -> ExplorationProblem {
        var script = trap.script
        let graph = record.graph
        let state = graph.all.first { "\(graph.digest(of: $0).number)" == trap.state }
        if let state, let way = ways[state],
            try await replayer.stage(after: way).state == graph.digest(of: state)
        {
            script = way.script + trap.last
        }
        let isShort = script.count < trap.script.count
        return ExplorationProblem(
            .trap, trap.end, script: isShort ? script : trap.script,
            otherScript: isShort ? trap.script : [])
    }

    func problem(
        _ kind: ExplorationProblem.Kind, _ text: String, _ state: Int
    ) -> ExplorationProblem {
        ExplorationProblem(kind, text, script: ways[state]?.script ?? [])
    }

    private var differentStarts: [ExplorationProblem] {
        if !record.startsDiffer { return [] }
        return [
            ExplorationProblem(
                .hiddenState,
                "the app does not start in the same state each time: make new services for each "
                    + "walk"
            )
        ]
    }

    /// The presses that had no effect only in some cases, each after the simplest way.
    private var silences: [ExplorationProblem] {
        get async throws {
            let all = record.presses.silences(in: record.graph) { !ways.hasFaultOnScreen(of: $0) }
            var problems: [ExplorationProblem] = []
            for (found, way) in simplest(of: all) {
                if found.mustShowNothing, try await showsSomething(way) { continue }
                problems.append(ExplorationProblem(found.finding, way.script))
            }
            return problems
        }
    }

    /// Returns whether the last step of a way changes the text of the page.
    private func showsSomething(_ way: [ExplorationStep]) async throws -> Bool {
        let stage = try await replayer.stage(after: way.dropLast())
        let before = stage.driver.text
        if let last = way.last { _ = await stage.take(last) }
        return stage.driver.text != before
    }

    /// The ways to leave a screen without what was entered there.
    private var lostInputs: [ExplorationProblem] {
        simplest(of: LostInput.all(in: record.graph)).map {
            ExplorationProblem($0.found.finding, $0.way.script)
        }
    }

    /// Each finding once, with the simplest way to such a state and its step.
    private func simplest(
        of findings: [StateFinding]
    ) -> [(found: StateFinding, way: [ExplorationStep])] {
        let known = findings.filter { !plan.vocabulary.allows($0.finding.text) }.compactMap {
            found in
            ways[found.state].map { (found: found, way: $0 + [found.step]) }
        }
        return Dictionary(grouping: known, by: \.found.finding).values.compactMap { ways in
            ways.min { $0.way.isSimpler(than: $1.way) }
        }
    }

    /// The nearest of `states` for each screen. Of equally near ones, the script decides.
    func nearest(_ states: [Int]) -> [Int] {
        let known = states.filter { ways[$0] != nil }
        return Dictionary(grouping: known) { record.graph[$0].node }.values
            .compactMap { $0.min { (ways[$0] ?? []).isSimpler(than: ways[$1] ?? []) } }
            .sorted { record.graph[$0].node < record.graph[$1].node }
    }

    /// The nearest state of each screen. States that need no fault or link come first.
    private var usual: [Int] {
        let all = Array(record.graph.all)
        let own = nearest(all.filter { ways[$0]?.allSatisfy(\.isOfUser) ?? false })
        let nodes = Set(own.map { record.graph[$0].node })
        return own + nearest(all.filter { !nodes.contains(record.graph[$0].node) })
    }

    /// Each screen and alert where it was seen first, the texts of all, the lengths that their
    /// fields take, and labels in a wrong language.
    private func screens() async throws -> (
        seen: [SeenScreen], looks: ScreenLooks, problems: [ExplorationProblem]
    ) {
        let check = LanguageCheck(vocabulary: plan.vocabulary)
        var (seen, looks) = ([SeenScreen](), record.looks)
        var problems: [ExplorationProblem] = []
        for state in usual where plan.drawsMap || !time.isOver {
            let (node, way) = (record.graph[state].node, ways[state] ?? [])
            let stage = try await replayer.stage(after: way)
            seen.append(SeenScreen(node, on: stage, names))
            plan.painter?.draw(node, stage.driver.navigator, of: stage.app.name)
            if names.all[node] == nil { continue }
            let hasFields = Page(of: stage.driver.navigator).controls.contains {
                $0.input.text != nil
            }
            problems += await check.untranslated(
                on: stage, hasFixedTitle: record.looks.hasFixedTitle(node)
            ).map { label, language in
                ExplorationProblem(
                    Finding(label: label, equalIn: language, on: node), way.script)
            }
            looks.note(Page(of: stage.driver.navigator), of: stage.driver, on: node)
            if plan.drawsMap, hasFields { try await noteLengths(on: node, after: way, in: &looks) }
        }
        return (seen, looks, problems)
    }

    private func noteLengths(
        on node: String, after way: [ExplorationStep], in looks: inout ScreenLooks
    ) async throws {
        for (field, lengths) in try await FieldLengths.all(after: way, with: replayer) {
            looks.note(lengths, of: "length of '\(field)'", on: node)
        }
    }
}

extension [ExplorationProblem] {
    /// Each problem once, with its shortest script, in order.
    package var merged: [ExplorationProblem] {
        Dictionary(grouping: self) { "\($0.kind): \($0.text)" }.values
            .compactMap { $0.min { $0.isShorter(than: $1) } }
            .sorted { $0.order < $1.order }
    }
}

extension ExplorationProblem {
    /// Of equally long scripts, the text decides.
    fileprivate func isShorter(than other: ExplorationProblem) -> Bool {
        (script.count, script.joined()) < (other.script.count, other.script.joined())
    }

    /// Problems are sorted by their kinds, then by the length of their scripts, then by their
    /// texts.
    var order: (Int, Int, String) {
        (Kind.allCases.firstIndex(of: kind) ?? 0, script.count, text)
    }
}
