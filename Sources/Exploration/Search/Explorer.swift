import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// Searches all states of an app. It takes the shortest known way to an untried move, from the
/// current state or from the start.
@MainActor
final class Explorer {
    /// The number of steps that beginning again costs.
    static let beginningCost = 4

    /// The most steps of a walk. Releasing a longer one could overflow the stack.
    static let longestWalk = 1_000

    private let plan: SearchPlan
    private let journal: Journal
    private let names: ScreenNames
    private let time: SearchTime
    var record: SearchRecord
    private var stage: Stage
    var ways = WaySearch()
    var current: Int?

    /// The state in which the app has started last.
    var start = 0

    /// The number of the walk since the start of the app; nil at the start.
    private var walk: Int32?
    private var random: AppContext.Random
    private let news: SearchReporter

    /// The revision of the moves when no way to one of an urgency was found.
    private var fruitless: [KindTable.Urgency: Int] = [:]

    private var firstSights = FirstSights()

    /// The entries of screens that were shown since the start of the app.
    private var shownEntries: Set<Int> = []

    /// The input of the screen before the last step.
    private var inputBefore = RouteParameters()
    var doubts: DoubtfulStates
    private let firstWorld: WorldParts

    /// The number of edges when all moves were taken again once; nil before.
    var checkedEdges: Int?

    init(_ plan: SearchPlan, _ journal: Journal) throws {
        time = SearchTime(of: plan)
        let news = SearchReporter(plan, time)
        var plan = plan
        plan.onStep = news.reportProgress
        self.plan = plan
        self.news = news
        self.journal = journal
        stage = try Stage(plan)
        firstWorld = stage.worldParts
        names = ScreenNames(stage.app.outline, root: stage.driver.navigator.state.root.route)
        record = SearchRecord(traps: journal.traps, of: plan)
        random = AppContext.Random(seed: plan.seed)
        doubts = DoubtfulStates(homes: plan.vocabulary.homes)
    }

    /// Searches, and makes findings of the record.
    func run() async throws -> ExplorationFindings {
        let record = try await search()
        return try await Report(plan, names, record, time, news).findings()
    }

    /// Searches until nothing is left to try, or a limit is reached.
    func search() async throws -> SearchRecord {
        try await beginAgain(isFirst: true)
        while true {
            record.limit = limit
            if record.limit != nil { break }
            if let way = nextWay() {
                try await follow(way)
                try await tryMove()
            } else if let way = nextDoubt() {
                try await follow(way)
                await tryDoubt()
            } else if let (way, number) = nextCheck() {
                try await follow(way)
                await checkMove(number)
            } else {
                record.limit = record.kinds.open > 0 ? .triesOfAKind : nil
                break
            }
            try await news.report(record, names)
            if !stage.isUsable || stage.count >= Self.longestWalk { try await beginAgain() }
        }
        journal.end()
        return record
    }

    /// The limit that was reached; nil if the search can go on.
    private var limit: ExplorationLimits.Limit? {
        if time.hasStopRequest { return .stop }
        if time.isSearchOver { return .time }
        return record.steps >= plan.limits.steps ? .steps : nil
    }

    var isOver: Bool { limit != nil }

    /// The way to the nearest state with a move that is worth a try, or nil. Near forms are last.
    private func nextWay() -> SearchWay? {
        if !record.kinds.triesLate {
            if !time.isLate(after: record.steps), let way = nextUsualWay() { return way }
            record.tryLateMoves()
        }
        return nextUsualWay()
    }

    private func nextUsualWay() -> SearchWay? {
        for urgency in KindTable.Urgency.allCases where record.kinds.has(urgency) {
            // Without new moves, there is no way to one, either.
            if fruitless[urgency] == record.moveRevision { continue }
            if let way = way(to: { record.hasMove($0, upTo: urgency) }) { return way }
            fruitless[urgency] = record.moveRevision
        }
        return nil
    }

    /// The shortest way to a state that is `wanted`, from the current state or from the start. A
    /// way from the start counts as so many steps longer.
    func way(
        costOfStart cost: Int = Explorer.beginningCost, to wanted: (Int) -> Bool
    ) -> SearchWay? {
        if let current, wanted(current) { return SearchWay(source: current, edges: []) }
        let sources = [(start, cost)] + (current.map { [($0, 0)] } ?? [])
        return ways.way(in: record.graph, from: sources, to: wanted)
    }

    private func follow(_ way: SearchWay) async throws {
        if way.source != current { try await beginAgain() }
        // The app can have started in another state.
        if way.source != current { return }
        for edge in way.edges {
            guard let state = current, !isOver else { return }
            let offer = record.graph[edge: edge].offer
            record.noteCheck(offer)
            await take(offer, from: state)
        }
    }

    /// Tries the most urgent move, unless the way has led elsewhere.
    private func tryMove() async throws {
        if isOver { return }
        guard let state = current else { return try await beginAgain() }
        if let place = record.bestMove(of: state, upTo: .usual) {
            await take(record.takeMove(at: place, of: state), from: state)
        }
    }

    private func beginAgain(isFirst: Bool = false) async throws {
        if !isFirst { stage = try Stage(plan) }
        journal.restart()
        walk = nil
        let arrival = await stage.settle()
        start = land(arrival, from: nil, nil)
        shownEntries = [stage.driver.navigator.state.activeFlow.stack.topID]
        noteFirstTexts(on: start)
        if start != 0 { record.startsDiffer = true }
        current = start
    }

    func take(_ offer: Int32, from state: Int) async {
        let (node, move) = (record.graph[state].node, record.graph.move(offer))
        let before = stage.driver.navigator.state
        inputBefore = before.activeFlow.stack.top.parameters
        let check = move.step.verb == .restart ? restartCheck(in: state) : nil
        let kind = record.kinds.name(record.graph.kind(offer))
        journal.note(move.step, kind, in: record.graph.digest(of: state))
        let walk = record.addWalk(offer, after: walk)
        self.walk = walk
        let arrival = await stage.take(move.step)
        record.steps += 1
        defer { record.noteNews(after: time.elapsed) }
        guard stage.isUsable else {
            record.note(Finding.all(in: arrival, from: node), at: state, move.step, walk)
            record.facts.note(move, on: node, hasEffect: true)
            record.noteEndless(offer)
            return current = nil
        }
        let landing = land(arrival, from: state, move)
        let after = stage.driver.navigator.state
        let opens = shownEntries.insert(after.activeFlow.stack.topID).inserted
        record.noteStep(offer, from: state, to: landing, walk, arrival, opens: opens)
        current = landing
        if let check { return noteRestart(check) }
        record.facts.noteResults(from: before, to: after, arrival.events, of: names.results)
        if opens { noteFirstTexts(on: landing) }
    }

    private func noteRestart(_ check: RestartCheck) {
        let difference = check.difference(after: stage.driver.navigator)
        record.facts.note(restart: difference, on: check.subject)
    }

    /// Notes the texts that the fields of a screen have when it is shown first.
    private func noteFirstTexts(on state: Int) {
        record.looks.noteFirstTexts(
            on: stage.driver, screen: names.screen(of: record.graph[state].node))
    }

    private func restartCheck(in state: Int) -> RestartCheck {
        let page = record.graph[state]
        let changed = changedControls(on: page.node)
        return RestartCheck(before: stage.driver.navigator, on: page, changed: changed)
    }

    /// Notes everything about the state that the app is in, and returns its number.
    private func land(_ arrival: Arrival, from state: Int?, _ move: Move?) -> Int {
        let node = names.node(of: stage.driver)
        let origin = state.map { record.graph[$0].node } ?? node
        record.note(
            Finding.all(in: arrival, from: origin), at: state ?? 0, move?.step, walk)
        record.facts.note(arrival.events)
        if let message = arrival.message {
            record.looks.note("\(message) → \(node)", of: "message", on: names.screen(of: origin))
        }
        let digest = stage.state
        let last = node == origin ? move : nil
        let known = record.graph.index(of: digest)
        if known == nil, let state, let move {
            firstSights.note(
                move, on: origin, with: inputBefore, from: record.graph.world(of: state),
                to: stage.world)
        }
        let landing = known ?? add(digest, node, after: last)
        record.note(Finding.brokenProperties(of: stage), at: landing, nil, walk)
        record.held.formUnion(stage.properties(.sometimes, thatHold: true, without: record.held))
        return landing
    }

    /// The names of the controls that show something else than in the first state of the node.
    private func changedControls(on node: String) -> [String] {
        if !plan.vocabulary.hasRestarts { return [] }
        return firstSights.changedControls(of: stage.driver.navigator, on: node)
    }

    private func situation(
        of page: Page, with form: PageForm?, on node: String, after move: Move?
    ) -> PageSituation {
        let navigator = stage.driver.navigator
        let parts = record.facts.note(partsOf: page, on: node)
        return PageSituation(
            nextDeadline: stage.nextDeadline, awaitsAnswersAtOnce: stage.awaitsAnswersAtOnce,
            waitsForClock: stage.waitsForClock,
            isPending: !navigator.state.pending.isEmpty, goals: navigator.state.goals,
            changed: changedControls(on: node), last: move,
            form: form,
            hasOtherInput: firstSights.hasOtherInput(navigator, on: names.screen(of: node)),
            hasOtherParts: firstSights.hasOtherParts(parts, on: node),
            pressedBefore: firstSights.pressesBefore(stage.world, on: node, navigator))
    }

    /// Adds a new state with its moves. `move`, if any, has led to it on the same screen.
    private func add(_ digest: Digest, _ node: String, after move: Move?) -> Int {
        let navigator = stage.driver.navigator
        let page = Page(of: navigator)
        let vocabulary = plan.vocabulary.naming(navigator)
        let declared = vocabulary.declaredForm(of: page)
        let form = PageForm(declared, after: move)
        let situation = situation(of: page, with: form, on: node, after: move)
        var list = PageMoves(page, vocabulary, in: situation)
        if let declared, list.hasForms, !situation.waitsForClock,
            firstSights.note(form: declared.name, on: node)
        {
            list.addNearForms(of: declared)
        }
        if plan.seed != 0 { list.moves.shuffle(using: &random) }
        record.facts.note(ambiguous: list.ambiguous, on: node)
        for control in page.controlsAndActions
        where page.alert == nil && !vocabulary.isIgnored(control) {
            record.facts.noteControl(control.name, on: node)
        }
        let shown = StateGraph.Page(
            node: node, path: stage.driver.path, form: form, tabs: navigator.mainTabs,
            hasError: page.hasError, waits: stage.waitsForClock)
        let state = record.add(
            digest, shown, list.moves, world: stage.world,
            look: Int32(truncatingIfNeeded: stage.look.number),
            changes: stage.worldParts.changes(since: firstWorld))
        record.note(Finding.emptyTitles(of: page, on: node), at: state, nil, walk)
        record.looks.note(page, of: stage.driver, on: names.screen(of: node))
        return state
    }
}
