import WaylineRouting

/// Screens that cannot be left, and those that were not reached.
extension Report {
    /// The number of tries after which a kind of step that has led nowhere is given up.
    private static let enoughTries = 24

    /// The number of tries of each kind after which a screen that was not shown is missed.
    private static let fewTries = 4

    /// The end of a sentence about steps of which not all were tried in all states.
    private static let openSteps = ", as far as was tried"

    /// The groups of states that cannot be left: certainly, or as far as was tried.
    var closedParts: [ExplorationProblem] {
        let certain = ClosedParts(of: record, homes: plan.vocabulary.homes)
        let sure = problems(of: certain, "")
        // After another limit, moves are open that nothing speaks against.
        guard record.limit == .triesOfAKind else { return sure }
        let likely = ClosedParts(
            of: record, homes: plan.vocabulary.homes, hope: .kinds(triedLessThan: Self.enoughTries))
        return sure + problems(of: likely, without: certain, Self.openSteps)
    }

    private func problems(
        of parts: ClosedParts, without known: ClosedParts? = nil, _ exception: String
    ) -> [ExplorationProblem] {
        let ends = nearest(parts.deadEnds.filter { known?.dead.contains($0) != true }).map {
            state in
            let node = record.graph[state].node
            return problem(.deadEnd, "all steps on '\(node)' stay there\(exception)", state)
        }
        return parts.lost.reduce(into: ends) { problems, part in
            let known = known.map { known in
                known.lost.filter { $0.home == part.home }.reduce(known.dead) {
                    $0.union($1.states)
                }
            }
            let home = part.home.map { "'\($0)'" }.sorted().joined(separator: " or ")
            problems += nearest(part.entries.filter { known?.contains($0) != true }).map { state in
                let node = record.graph[state].node
                return problem(
                    .noWayHome, "no way leads from '\(node)' to \(home)\(exception)", state)
            }
        }
    }

    var neverHeld: [ExplorationProblem] {
        guard record.kinds.open == 0 else { return [] }
        return plan.sometimes.filter { !record.held.contains($0) }.map {
            ExplorationProblem(.neverHeld, "this holds in no state: \($0)")
        }
    }

    /// The screens that no way leads to, as one problem. Reported only if inputs are declared and
    /// there is no other problem: otherwise, it is no surprise that one is missing.
    func neverShown(_ coverage: ExplorationCoverage) -> [ExplorationProblem] {
        guard record.missesScreens(afterTries: Self.fewTries), plan.vocabulary.hasInputs,
            !coverage.unseenScreens.isEmpty
        else { return [] }
        let screens = coverage.unseenScreens.map { "'\($0)'" }.joined(separator: ", ")
        let was = coverage.unseenScreens.count == 1 ? "was" : "were"
        return [
            ExplorationProblem(
                .neverShown,
                "\(screens) \(was) never shown: declare the form, value or link that leads there, "
                    + "or mend the step that should\(record.kinds.open > 0 ? Self.openSteps : "")")
        ]
    }
}
