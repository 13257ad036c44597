/// Entries that have no effect after the user leaves their screen: a switch that is bound to
/// nothing, or a field that is left out.
struct UnusedEntries {
    /// The most states in which each entry is compared.
    private static let mostPlaces = 24

    /// The most steps of a way out, and the most pairs of states on ways out.
    private static let longestWay = 12
    private static let mostPairs = 200

    /// An entry in one control, and the states before and after it.
    struct Entry {
        let node: String
        let control: String
        let step: ExplorationStep
        let state: Int
        let target: Int
    }

    /// An entry without which the same steps lead to the same state.
    struct Loss {
        let entry: Entry

        /// The name of the first step of the way out.
        let exit: String
        let steps: [ExplorationStep]

        /// True if another entry in the screen is saved: by the same way out, or at once by a
        /// control of the same kind.
        var isExpected = false
    }

    /// The same moves with and without an entry have led to these states.
    private struct Pair {
        let usual: Int
        let other: Int
        let exit: String
        let steps: [ExplorationStep]
    }

    private let graph: StateGraph

    /// The controls whose entries have an effect, by screen.
    private var used: [String: Set<String>] = [:]

    /// The ways out that save an entry, and the kinds of entries that are saved at once, by screen.
    private var saving: [String: Set<String>] = [:]
    private var savedAtOnce: [String: Set<Verb>] = [:]
    private var losses: [Loss] = []

    /// The losses in controls whose entries have no effect at all. In a world that never changes,
    /// nothing is saved, and there are none.
    static func all(in graph: StateGraph) -> [Loss] {
        let changesWorld = graph.all.contains { graph.world(of: $0) != graph.world(of: 0) }
        guard changesWorld else { return [] }
        var entries = UnusedEntries(graph)
        for entry in entries.all { entries.compare(entry) }
        return entries.losses.filter { loss in
            entries.used[loss.entry.node]?.contains(loss.entry.control) != true
        }.map(entries.judged)
    }

    private init(_ graph: StateGraph) { self.graph = graph }

    /// Decides whether a loss is expected to be saved.
    private func judged(_ loss: Loss) -> Loss {
        let (node, verb) = (loss.entry.node, loss.entry.step.verb)
        var loss = loss
        loss.isExpected =
            saving[node]?.contains(loss.exit) == true
            || savedAtOnce[node]?.contains { $0 == verb } == true
        return loss
    }

    /// The entries in single controls, in the order in which their states were found.
    private var all: [Entry] {
        var counts: [[String]: Int] = [:]
        var all: [Entry] = []
        for state in graph.all where !graph[state].waits {
            for edge in edges(of: state) {
                let (node, move) = (graph[state].node, graph.move(edge.offer))
                guard move.isEntry, let control = move.controls.first, edge.target != state,
                    graph[edge.target].node == node
                else { continue }
                counts[[node, move.label], default: 0] += 1
                if counts[[node, move.label], default: 0] > Self.mostPlaces { continue }
                all.append(
                    Entry(
                        node: node, control: control, step: move.step, state: state,
                        target: edge.target))
            }
        }
        return all
    }

    /// Compares the ways out with and without an entry.
    private mutating func compare(_ entry: Entry) {
        let (node, control) = (entry.node, entry.control)
        if graph.world(of: entry.state) != graph.world(of: entry.target) {
            used[node, default: []].insert(control)
            if let verb = entry.step.verb { savedAtOnce[node, default: []].insert(verb) }
        }
        var pairs = [Pair(usual: entry.state, other: entry.target, exit: "", steps: [])]
        var (known, place) = (Set([[entry.state, entry.target]]), 0)
        while place < pairs.count, place < Self.mostPairs {
            let pair = pairs[place]
            place += 1
            if graph[pair.usual].path != graph[pair.other].path {
                // It has led elsewhere.
                used[node, default: []].insert(control)
            } else if isGone(pair.usual, from: entry.state) {
                note(pair, after: entry)
            } else if pair.usual != pair.other, pair.steps.count < Self.longestWay {
                pairs += next(pair).filter { known.insert([$0.usual, $0.other]).inserted }
            }
        }
    }

    private mutating func note(_ pair: Pair, after entry: Entry) {
        if pair.usual == pair.other {
            losses.append(Loss(entry: entry, exit: pair.exit, steps: pair.steps))
            return
        }
        used[entry.node, default: []].insert(entry.control)
        if graph.world(of: pair.usual) != graph.world(of: pair.other) {
            saving[entry.node, default: []].insert(pair.exit)
        }
    }

    /// The pairs of states to which the same moves lead. Nothing is entered on a way out, and
    /// another tab keeps what was entered.
    private func next(_ pair: Pair) -> [Pair] {
        let others = edges(of: pair.other)
        let isAlert = graph[pair.usual].isAlert
        return edges(of: pair.usual).compactMap { edge in
            let move = graph.move(edge.offer)
            guard move.leadsOn, isAlert || !move.isTab, let other = others.first(where: { leads($0, as: move) }) else {
                return nil
            }
            return Pair(
                usual: edge.target, other: other.target,
                exit: pair.steps.isEmpty ? move.label : pair.exit, steps: pair.steps + [move.step])
        }
    }

    private func leads(_ edge: StateGraph.Edge, as move: Move) -> Bool {
        graph.move(edge.offer).step == move.step
    }

    private func isGone(_ state: Int, from first: Int) -> Bool {
        graph[first].path.last.map { !graph[state].path.contains($0) } ?? false
    }

    private func edges(of state: Int) -> [StateGraph.Edge] {
        graph.edges(of: state).filter { graph.isStable($0.number) }.map(\.edge).filter {
            graph.move($0.offer).step.isOfUser
        }
    }
}

extension Move {
    /// True if it enters something in a single control.
    fileprivate var isEntry: Bool { isSwitch || controls.count == 1 && step.entersText }

    /// True if it presses a button, answers an alert, chooses a tab, goes back or waits.
    fileprivate var leadsOn: Bool { [.choose, .back].contains(step.verb) || step.isWait }

    /// True if it chooses a tab, on a page without an alert.
    fileprivate var isTab: Bool { step.verb == .choose && controls.isEmpty }
}
