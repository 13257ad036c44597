/// Entries that may have no effect after the user leaves their screen: a switch that is bound to
/// nothing, a field that is left out, or a result that is not used.
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

        /// True if the screen saves other entries in this way: by the same step or, for a switch or
        /// an option, at once.
        var isExpected = false

        /// The buttons out of the screen that were not tried after an entry in the control.
        var untried: [ExplorationStep] = []
    }

    /// The same moves with and without an entry have led to these states.
    private struct Pair {
        let usual: Int
        let other: Int
        let exit: String
        let steps: [ExplorationStep]
    }

    /// The effects of the entries on one screen, as far as they are known.
    private struct Screen {
        /// The controls whose entries have an effect.
        var used: Set<String> = []

        /// The steps out that save an entry.
        var saving: Set<String> = []

        /// The verbs of the entries that are saved at once.
        var savedAtOnce: Set<Verb> = []

        /// The buttons that leave the screen, and the ways out after entries in each control.
        var buttons: [String: ExplorationStep] = [:]
        var exits: [String: Set<String>] = [:]
    }

    private let graph: StateGraph
    private var screens: [String: Screen] = [:]
    private var losses: [Loss] = []

    /// The losses in controls whose entries have no effect, as far as is known. A world that never
    /// changes shows no losses: nothing is saved in it.
    static func all(in graph: StateGraph) -> [Loss] {
        let changesWorld = graph.all.contains { graph.world(of: $0) != graph.world(of: 0) }
        guard changesWorld else { return [] }
        var entries = UnusedEntries(graph)
        let all = entries.all
        for entry in all { entries.compare(entry) }
        return (entries.losses + all.compactMap(entries.lossAtOnce)).compactMap(entries.judged)
    }

    private init(_ graph: StateGraph) { self.graph = graph }

    /// A loss in a control of which no entry has an effect; otherwise nil.
    private func judged(_ loss: Loss) -> Loss? {
        guard let screen = screens[loss.entry.node], !screen.used.contains(loss.entry.control)
        else { return nil }
        let tried = screen.exits[loss.entry.control] ?? []
        var loss = loss
        loss.isExpected = loss.isExpected || screen.saving.contains(loss.exit)
        loss.untried = screen.buttons.filter { !tried.contains($0.key) }
            .sorted { $0.key < $1.key }.map(\.value)
        return loss
    }

    /// The loss of a switch or an option by the way back, which need not have been tried, on a
    /// screen that saves others at once.
    private func lossAtOnce(_ entry: Entry) -> Loss? {
        guard let verb = entry.step.verb,
            screens[entry.node]?.savedAtOnce.contains(verb) ?? false
        else { return nil }
        return Loss(
            entry: entry, exit: "back", steps: [ExplorationStep(.back)], isExpected: true)
    }

    /// The entries in single controls, in the order in which their states were found.
    private var all: [Entry] {
        var counts: [[String]: Int] = [:]
        var all: [Entry] = []
        for state in graph.all where !graph[state].waits {
            for edge in edges(of: state) {
                let (node, move) = (graph[state].node, graph.move(edge.offer))
                guard move.isEntry, let control = move.controls.first, edge.target != state,
                    graph[edge.target].node == node, !graph[edge.target].waits
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
        noteButtons(on: entry)
        if graph.world(of: entry.state) != graph.world(of: entry.target) {
            screens[node, default: Screen()].used.insert(control)
            if let verb = entry.step.verb {
                screens[node, default: Screen()].savedAtOnce.insert(verb)
            }
        }
        var pairs = [Pair(usual: entry.state, other: entry.target, exit: "", steps: [])]
        var (known, place) = (Set([[entry.state, entry.target]]), 0)
        while place < pairs.count, place < Self.mostPairs {
            let pair = pairs[place]
            place += 1
            if graph[pair.usual].path != graph[pair.other].path {
                // It has led elsewhere.
                screens[node, default: Screen()].used.insert(control)
            } else if isGone(pair.usual, from: entry.state) {
                note(pair, after: entry)
            } else if pair.usual != pair.other, pair.steps.count < Self.longestWay {
                pairs += next(pair).filter { known.insert([$0.usual, $0.other]).inserted }
            }
        }
    }

    /// Notes the buttons that lead out of the screen of an entry.
    private mutating func noteButtons(on entry: Entry) {
        for edge in edges(of: entry.state) where isGone(edge.target, from: entry.state) {
            let move = graph.move(edge.offer)
            guard move.isPress else { continue }
            screens[entry.node, default: Screen()].buttons[move.label] = move.step
        }
    }

    /// While work is under way, equal states can still become different ones.
    private mutating func note(_ pair: Pair, after entry: Entry) {
        var screen = screens[entry.node] ?? Screen()
        defer { screens[entry.node] = screen }
        screen.exits[entry.control, default: []].insert(pair.exit)
        if pair.usual == pair.other {
            if graph[pair.usual].waits { return }
            losses.append(Loss(entry: entry, exit: pair.exit, steps: pair.steps))
            return
        }
        screen.used.insert(entry.control)
        if graph.world(of: pair.usual) != graph.world(of: pair.other) {
            screen.saving.insert(pair.exit)
        }
    }

    /// The pairs of states to which the same moves lead. Nothing is entered on a way out.
    private func next(_ pair: Pair) -> [Pair] {
        let others = edges(of: pair.other)
        let isAlert = graph[pair.usual].isAlert
        return edges(of: pair.usual).compactMap { edge in
            let move = graph.move(edge.offer)
            guard move.leadsOut(ofAlert: isAlert),
                let other = others.first(where: { leads($0, as: move) })
            else { return nil }
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
    /// True if it enters something in a single control. Rows are chosen, not entered.
    fileprivate var isEntry: Bool {
        guard controls.count == 1 else { return false }
        return step.entersText || step.verb == .turn || step.verb == .select && label == exactLabel
    }

    /// True if it presses a button, answers an alert, goes back or waits. Another tab is no way
    /// out: it keeps what was entered.
    fileprivate func leadsOut(ofAlert isAlert: Bool) -> Bool {
        let isTab = step.verb == .choose && controls.isEmpty && !isAlert
        return [.choose, .back].contains(step.verb) && !isTab || step.isWait
    }
}
