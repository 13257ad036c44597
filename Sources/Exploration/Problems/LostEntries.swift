import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// Finds entries of which nothing is left when their screen is gone, though the same step keeps
/// another entry in the world: a switch that is bound to nothing, or a field that is left out.
@MainActor
struct LostEntries {
    /// The most states in which an entry is made, and the most ways out of each.
    private static let mostPlaces = 3
    private static let mostExits = 4

    /// The most steps of a way out.
    private static let longestExit = 12

    /// The way out that keeps what is saved at once.
    private static let back = "back"

    /// An entry in one control, and the state before it.
    private struct Entry {
        let state: Int
        let control: String
        let step: ExplorationStep
        let label: String
    }

    /// Steps that lead from a screen until it is gone.
    private struct Exit {
        let label: String
        let steps: [ExplorationStep]
    }

    /// The comparisons on one screen.
    private struct Outcomes {
        /// The controls of which an entry was kept.
        var kept: Set<String> = []

        /// The ways out that have kept an entry in the world.
        var keeping: Set<String> = []

        /// The entries that a way out has lost, and the scripts.
        var losses: [(control: String, exit: String, script: [String])] = []

        /// The losses of controls of which no entry is kept, by ways out that keep another one.
        var surprising: [(control: String, exit: String, script: [String])] {
            losses.filter { !kept.contains($0.control) && keeping.contains($0.exit) }
        }

        mutating func keep(_ control: String, by exit: String, inWorld: Bool) {
            kept.insert(control)
            if inWorld { keeping.insert(exit) }
        }
    }

    let graph: StateGraph
    let ways: ShortestWays
    let replayer: Replayer
    let time: SearchTime

    /// The lost entries, each with the shortest script that was compared.
    func all() async throws -> [ExplorationProblem] {
        var problems: [ExplorationProblem] = []
        for (node, entries) in entries where Set(entries.map(\.control)).count > 1 {
            var outcomes = Outcomes()
            for entry in entries where !time.isOver { try await compare(entry, &outcomes) }
            problems += outcomes.surprising.map { loss in
                ExplorationProblem(
                    .lostInput,
                    "what is entered in '\(loss.control)' on '\(node)' is lost: \(loss.exit) leads "
                        + "to the same state with or without it",
                    script: loss.script)
            }
        }
        return Dictionary(grouping: problems) { $0.text.prefix { $0 != ":" } }.values.compactMap {
            $0.min { ($0.script.count, $0.text) < ($1.script.count, $1.text) }
        }
    }

    /// The entries in single controls of each screen, those in filled-in forms first.
    private var entries: [String: [Entry]] {
        var all: [String: [String: [Entry]]] = [:]
        for state in graph.all where !graph[state].waits {
            for (number, edge) in graph.edges(of: state) where graph.isStable(number) {
                let move = graph.move(edge.offer)
                guard move.step.fault == nil, move.isEntry, let control = move.controls.first,
                    graph[edge.target].node == graph[state].node
                else { continue }
                let entry = Entry(
                    state: state, control: control, step: move.step, label: move.label)
                all[graph[state].node, default: [:]][move.label, default: []].append(entry)
            }
        }
        return all.mapValues { $0.values.flatMap(nearest) }
    }

    private func nearest(_ entries: [Entry]) -> [Entry] {
        let places = entries.sorted {
            let isFirst = graph[$0.state].form?.isDeclared ?? false
            let isSecond = graph[$1.state].form?.isDeclared ?? false
            return isFirst != isSecond ? isFirst : $0.state < $1.state
        }
        return Array(places.prefix(Self.mostPlaces))
    }

    /// Takes each way out with and without the entry. It is no loss if the entry has changed more
    /// than its control, which is seen, or if one of the two values is missing or wrong.
    private func compare(_ entry: Entry, _ outcomes: inout Outcomes) async throws {
        guard let way = ways[entry.state] else { return }
        let before = try await replayer.stage(after: way)
        let after = try await replayer.stage(after: way + [entry.step])
        if before.world != after.world {
            return outcomes.keep(entry.control, by: Self.back, inWorld: true)
        }
        let control = entry.control
        let isComparable =
            before.isFilledIn(control) && after.isFilledIn(control)
            && before.rest(without: control) == after.rest(without: control)
        for exit in exits(from: entry.state) where !time.isOver {
            let usual = try await replayer.stage(after: way)
            let other = try await replayer.stage(after: way + [entry.step])
            guard try await lead(usual, other, out: exit) else {
                outcomes.keep(control, by: exit.label, inWorld: false)
                continue
            }
            if usual.state == other.state, isComparable {
                let script = (way + [entry.step] + exit.steps).script
                outcomes.losses.append((control, exit.label, script))
            } else if usual.state != other.state {
                let isInWorld = usual.world != other.world
                outcomes.keep(control, by: exit.label, inWorld: isInWorld)
            }
        }
    }

    /// Takes a way out in two runs. Returns whether it has led through the same screens.
    private func lead(_ one: Stage, _ other: Stage, out exit: Exit) async throws -> Bool {
        for step in exit.steps {
            guard one.isUsable, other.isUsable, await one.take(step).refusal == nil,
                await other.take(step).refusal == nil, one.driver.path == other.driver.path
            else { return false }
        }
        return one.isUsable && other.isUsable
    }

    private func isGone(_ path: [RouteName], from state: Int) -> Bool {
        graph[state].path.last.map { !path.contains($0) } ?? false
    }

    /// The shortest way out by each step of the screen.
    private func exits(from state: Int) -> [Exit] {
        let all = edges(of: state).compactMap { edge -> Exit? in
            let move = graph.move(edge.offer)
            guard move.isPress || move.step.verb == .back,
                let rest = wayOut(from: edge.target, beginning: state)
            else { return nil }
            return Exit(label: move.label, steps: [move.step] + rest)
        }
        return Array(all.sorted { $0.steps.isSimpler(than: $1.steps) }.prefix(Self.mostExits))
    }

    /// The shortest way on until the screen of a state is gone.
    private func wayOut(from target: Int, beginning state: Int) -> [ExplorationStep]? {
        var queue = [(state: target, steps: [ExplorationStep]())]
        var (seen, place) = (Set([state, target]), 0)
        while place < queue.count {
            let (current, steps) = queue[place]
            place += 1
            if isGone(graph[current].path, from: state) { return steps }
            if steps.count >= Self.longestExit { continue }
            for edge in edges(of: current) where seen.insert(edge.target).inserted {
                queue.append((edge.target, steps + [graph.move(edge.offer).step]))
            }
        }
        return nil
    }

    private func edges(of state: Int) -> [StateGraph.Edge] {
        graph.edges(of: state).filter { graph.isStable($0.number) }.map(\.edge).filter {
            graph.move($0.offer).step.isOfUser
        }
    }
}

extension Move {
    /// True if it enters something in a single control. Rows are chosen, not entered.
    fileprivate var isEntry: Bool {
        guard controls.count == 1 else { return false }
        return step.entersText || step.verb == .turn || step.verb == .select && label == exactLabel
    }
}

extension Stage {
    /// Returns whether a control of the page has a value without an error.
    fileprivate func isFilledIn(_ name: String) -> Bool {
        let page = Page(of: driver.navigator)
        guard let control = page.controls.first(where: { $0.name == name }) else { return false }
        if case .text(let field) = control.input, field.text.isEmpty { return false }
        return control.error.isEmpty
    }

    /// All that the page shows but one control.
    fileprivate func rest(without control: String) -> [String: Digest] {
        NamedControl.all(of: Page(of: driver.navigator)).reduce(into: [:]) { values, named in
            if named.name == "'\(control)'" { return }
            values[named.name] = StateReader.digest(of: named.control, in: driver.navigator)
        }
    }
}
