import Coordination
import WaylineApplication
import WaylineRouting

/// Makes problems of what a search has seen, each with the shortest script that shows it.
@MainActor
struct ProblemWriter {
    /// The largest number of ways to a problem that are replayed.
    private static let mostReplays = 8

    let record: SearchRecord
    let replayer: Replayer

    /// The shortest known way to each state.
    let ways: ShortestWays
    let time: SearchTime

    /// The problems that steps and states have shown. Those that are `known`, by their
    /// findings, are kept if no shorter way was found since. Calls `onProblem` after each one.
    func observed(
        known: [Finding: ExplorationProblem], onProblem: () -> Void
    ) async throws -> [ExplorationProblem] {
        var problems: [ExplorationProblem] = []
        for (finding, sightings) in record.sightings {
            let shortest = candidates(sightings).map(\.script.count).min() ?? .max
            if let known = known[finding], known.script.count <= shortest {
                problems.append(known)
            } else {
                problems.append(try await problem(finding, sightings))
            }
            onProblem()
        }
        return problems
    }

    /// The shortest known ways to the sightings, the simplest first.
    private func candidates(_ sightings: [Sighting]) -> [[ExplorationStep]] {
        sightings.compactMap { sighting in
            ways[sighting.state].map { $0 + (sighting.step.map { [$0] } ?? []) }
        }.sorted { $0.isSimpler(than: $1) }
    }

    func problem(
        _ finding: Finding, _ sightings: [Sighting]
    ) async throws -> ExplorationProblem {
        for steps in candidates(sightings).prefix(Self.mostReplays) {
            for simple in [steps.withoutFaults, steps] where !time.isOver {
                if let found = try await replayer.beginning(of: simple, thatShows: finding) {
                    return ExplorationProblem(
                        finding, try await simplified(found, showing: finding).script)
                }
            }
        }
        let walks = sightings.map { record.graph.steps(of: $0.walk) }
        let shortest = walks.min { $0.count < $1.count } ?? []
        let short = try await shortest.shortened { shorter in
            if time.isOver { return false }
            return try await replayer.beginning(of: shorter, thatShows: finding) != nil
        }
        return ExplorationProblem(
            finding, try await simplified(short, showing: finding).script)
    }

    private func simplified(
        _ steps: [ExplorationStep], showing finding: Finding
    ) async throws -> [ExplorationStep] {
        try await SimplerInputs(vocabulary: replayer.plan.vocabulary).simplified(steps) { simpler in
            if time.isOver { return false }
            return try await replayer.beginning(of: simpler, thatShows: finding) == simpler
        }
    }
}

/// Hidden states.
extension ProblemWriter {
    /// The hidden states, without those that a wait shows on some screens. Calls `onProblem` after
    /// each one.
    func hiddenStates(
        withoutWaitsOn screens: Set<String>, onProblem: () -> Void
    ) async throws -> [ExplorationProblem] {
        var problems: [ExplorationProblem] = []
        for divergence in record.divergences.values {
            let node = record.graph[divergence.state].node
            if divergence.move.step.isWait, screens.contains(node) { continue }
            problems.append(try await problem(divergence))
            onProblem()
        }
        return problems
    }

    private func problem(_ divergence: Divergence) async throws -> ExplorationProblem {
        let state = record.graph[divergence.state]
        var ways: [(node: String, script: [ExplorationStep])] = []
        for (landing, walk) in zip(divergence.landings, divergence.walks) {
            let node = record.graph.index(of: landing).map { record.graph[$0].node } ?? ""
            let steps = record.graph.steps(of: walk)
            ways.append((node, try await shortest(to: landing, divergence, steps)))
        }
        ways.sort { $0.script.isSimpler(than: $1.script) }
        let target =
            ways[0].node == ways[1].node
            ? "'\(ways[0].node)', " + (try await difference(ways[0].script, ways[1].script))
            : "'\(ways[0].node)' or '\(ways[1].node)'"
        return ExplorationProblem(
            .hiddenState,
            "on '\(state.node)', \(divergence.move.exactLabel) leads to \(target), "
                + "though the screens, the errors and the world are the same before it",
            script: ways[0].script.script, otherScript: ways[1].script.script)
    }

    /// The first difference after two scripts: a line of the place, or of the text.
    private func difference(
        _ one: [ExplorationStep], _ other: [ExplorationStep]
    ) async throws -> String {
        let first = try await lines(after: one)
        let second = try await lines(after: other)
        let pairs = zip(first + [""], second + [""])
        guard let (left, right) = pairs.first(where: { $0 != $1 }) else {
            return "with other controls or another world"
        }
        return "with '\(left)' or '\(right)'"
    }

    private func lines(after steps: [ExplorationStep]) async throws -> [String] {
        let driver = try await replayer.stage(after: steps).driver
        return "\(driver.navigator.state)\n\(driver.text)".split(separator: "\n").map {
            String($0.drop { $0 == " " })
        }
    }

    /// The shortest steps that end with the move, from the same state, and lead to `landing`.
    private func shortest(
        to landing: Digest, _ divergence: Divergence, _ walk: [ExplorationStep]
    ) async throws -> [ExplorationStep] {
        let move = divergence.move.step
        if let way = ways[divergence.state], try await leads(way, move, to: landing, divergence) {
            return way + [move]
        }
        let way = Array(walk.dropLast())
        guard try await leads(way, move, to: landing, divergence) else { return walk }
        return try await way.shortened {
            try await leads($0, move, to: landing, divergence)
        } + [move]
    }

    private func leads(
        _ way: [ExplorationStep], _ move: ExplorationStep, to landing: Digest,
        _ divergence: Divergence
    ) async throws -> Bool {
        if time.isOver { return false }
        let stage = try await replayer.stage(after: way)
        guard stage.isUsable, stage.state == record.graph.digest(of: divergence.state),
            !move.isWait || stage.timing == divergence.timing
        else { return false }
        _ = await stage.take(move)
        return stage.state == landing
    }
}

extension ExplorationProblem {
    init(_ finding: Finding, _ script: [String]) {
        self.init(finding.kind, finding.text, script: script)
    }
}

extension [ExplorationStep] {
    fileprivate var withoutFaults: [ExplorationStep] { map(\.withoutFault) }
}
