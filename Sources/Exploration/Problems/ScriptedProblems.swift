import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

extension SearchPlan {
    /// A step of a script.
    struct ScriptedStep {
        /// The step itself; nil if a fault lasts meanwhile.
        let step: Step?

        /// Its lines in the script.
        let lines: [String]

        /// The step as a property of steps gets it; nil for several steps.
        let taken: TakenStep?

        /// Takes it, on the driver of a run whose services have these faults.
        let take: @MainActor (FlowDriver, [BoundFault]) async throws -> Void
    }

    /// The problems that the steps show, each with the number of steps up to it. Throws the reason
    /// why a step cannot be taken, unless it has shown a problem.
    func problems(
        along steps: [ScriptedStep], onLastStep: @MainActor () -> Void
    ) async throws -> [(problem: ExplorationProblem, count: Int)] {
        let stage = try Stage(self)
        let names = ScreenNames(
            stage.app.outline, root: stage.driver.navigator.state.root.route)
        var found: [(finding: Finding, count: Int)] = []
        var (node, arrival) = (names.node(of: stage.driver), await stage.settle())
        for count in 0...steps.count {
            let shown = stage.findings(in: arrival, from: node, names)
            for finding in shown where !found.contains(where: { $0.finding == finding }) {
                found.append((finding, count))
            }
            if shown.isEmpty, let refusal = arrival.refusal { throw refusal }
            guard count < steps.count, stage.isUsable else { break }
            node = names.node(of: stage.driver)
            arrival = await stage.take(steps[count])
        }
        onLastStep()
        if stage.isUsable {
            let node = names.node(of: stage.driver)
            let labels = await LanguageCheck(vocabulary: vocabulary).untranslated(on: stage)
            found += labels.map { (Finding(label: $0, equalIn: $1, on: node), steps.count) }
        }
        return found.filter { !vocabulary.allows($0.finding.text) }.map {
            (ExplorationProblem($0.finding, []), $0.count)
        }
    }
}

extension Stage {
    /// The problems of a step, and of the state that it has led to.
    func findings(
        in arrival: Arrival, from node: String, _ names: ScreenNames
    ) -> [Finding] {
        Finding.all(in: arrival, from: node) + Finding.brokenProperties(of: self)
            + Finding.emptyTitles(
                of: Page(of: driver.navigator), on: names.node(of: driver))
    }
}

extension ExplorationProblem.Kind {
    /// True if the steps of the script show the problem. Others are only seen by a whole search.
    package var isShownBySteps: Bool {
        switch self {
        case .unknownRoute, .impossibleDecision, .trap, .leak, .guardCircle, .property, .unsettled,
            .noEffect, .otherRow, .incompleteUndo, .unusableKey, .emptyTitle, .untranslated:
            true
        case .deadEnd, .noWayHome, .neverHeld, .hiddenState, .noResponse, .lostInput,
            .orderOfAnswers, .staleRows, .neverShown:
            false
        }
    }
}
