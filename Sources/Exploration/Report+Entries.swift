import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// Entries that have no effect.
extension Report {
    /// The most entries in one control that are made again.
    private static let mostTries = 4

    /// The judgement of a loss, after its steps were taken again.
    private enum Judgement {
        case isLoss

        /// The entry has an effect. A switch that changes something else on its page is used, too;
        /// a text that enables a button need not be.
        case isUsed

        /// Another entry may tell.
        case isOpen
    }

    /// The entries without an effect, one for each control.
    var unusedEntries: [ExplorationProblem] {
        get async throws {
            let losses = UnusedEntries.all(in: record.graph).filter {
                $0.isExpected || $0.steps.last?.verb != .back && canFinish($0.entry.node)
            }
            let controls = Dictionary(grouping: losses) { [$0.entry.node, $0.entry.control] }
            var problems: [ExplorationProblem] = []
            for (_, losses) in controls.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
                if let problem = try await problem(losses) { problems.append(problem) }
            }
            return problems
        }
    }

    /// The problem of one control; nil if an entry in it may have an effect.
    private func problem(_ losses: [UnusedEntries.Loss]) async throws -> ExplorationProblem? {
        let known = losses.compactMap { loss in
            ways[loss.entry.state].map { (loss: loss, way: $0) }
        }.sorted {
            let (one, other) = (promise(of: $0.loss), promise(of: $1.loss))
            return one == other
                ? ($0.way + $0.loss.all).isSimpler(than: $1.way + $1.loss.all) : one > other
        }
        var first: ExplorationProblem?
        for (loss, way) in known.prefix(Self.mostTries) where !time.isOver {
            switch try await judgement(loss, after: way) {
            case .isLoss:
                if first == nil, try await isUsedByOtherButtons(loss, after: way) { return nil }
                first = first ?? problem(loss, after: way)
            case .isUsed: return nil
            case .isOpen: break
            }
        }
        return first
    }

    /// The likelihood that a loss can be proved: of one that is expected, and of a text in a form
    /// that was filled in before, most.
    private func promise(of loss: UnusedEntries.Loss) -> Int {
        let isEdit = loss.entry.step.entersText && record.graph[loss.entry.state].form != nil
        return (loss.isExpected ? 2 : 0) + (isEdit ? 1 : 0)
    }

    private func problem(
        _ loss: UnusedEntries.Loss, after way: [ExplorationStep]
    ) -> ExplorationProblem {
        ExplorationProblem(
            .lostInput,
            "'\(loss.entry.control)' on '\(loss.entry.node)' is not used: \(loss.exit) leads to "
                + "the same state, whatever is entered. Use it, or return it in 'world'",
            script: (way + loss.all).script)
    }

    /// Returns whether a screen has finished its flow.
    private func canFinish(_ node: String) -> Bool {
        let screen = node.split(separator: "/").last ?? ""
        return record.facts.decisions.contains { name, kinds in
            name.hasPrefix("\(screen) ") && kinds.contains { $0.contains("finish") }
        }
    }

    /// Takes the steps of a loss again, with and without the entry.
    private func judgement(
        _ loss: UnusedEntries.Loss, after way: [ExplorationStep]
    ) async throws -> Judgement {
        let before = try await replayer.stage(after: way)
        let after = try await replayer.stage(after: way + [loss.entry.step])
        let control = loss.entry.control
        guard before.state == record.graph.digest(of: loss.entry.state),
            after.state == record.graph.digest(of: loss.entry.target),
            before.hasValue(control), after.hasValue(control)
        else { return .isOpen }
        if before.rest(without: control) != after.rest(without: control) {
            return loss.entry.step.entersText ? .isOpen : .isUsed
        }
        let (result, otherResult) = (await end(before, by: loss), await end(after, by: loss))
        if before.state != after.state { return .isUsed }
        let isLeft = !before.waitsForClock && hasLeft(before, loss)
        let isResult = result != nil && otherResult != nil && result != otherResult
        return isLeft && (loss.isExpected || isResult) ? .isLoss : .isOpen
    }

    /// Returns whether a button out of the screen leads elsewhere because of an entry.
    private func isUsedByOtherButtons(
        _ loss: UnusedEntries.Loss, after way: [ExplorationStep]
    ) async throws -> Bool {
        for button in loss.untried {
            let usual = try await replayer.stage(after: way + [button])
            let other = try await replayer.stage(after: way + [loss.entry.step, button])
            let isLeft = hasLeft(usual, loss) || hasLeft(other, loss)
            if isLeft ? usual.state != other.state : usual.world != other.world { return true }
        }
        return false
    }

    /// Returns whether the user has left the screen of an entry.
    private func hasLeft(_ stage: Stage, _ loss: UnusedEntries.Loss) -> Bool {
        record.graph[loss.entry.state].path.last.map { !stage.driver.path.contains($0) } ?? false
    }

    /// Takes the steps of a way out. Returns the result with which the last one finishes a flow.
    private func end(_ stage: Stage, by loss: UnusedEntries.Loss) async -> FlowOutput? {
        var result: FlowOutput?
        for step in loss.steps where stage.isUsable {
            result = await stage.take(step).events.lazy.compactMap(\.decision?.result).first
        }
        return result
    }
}

extension UnusedEntries.Loss {
    /// The entry and the steps of the way out.
    fileprivate var all: [ExplorationStep] { [entry.step] + steps }
}

extension Stage {
    /// Returns whether a control of the page has a value without an error, and is not secret. A
    /// secret is not saved as it is, and a section only shows or hides its controls.
    fileprivate func hasValue(_ name: String) -> Bool {
        let page = Page(of: driver.navigator)
        guard let control = page.controls.first(where: { $0.name == name }),
            !(control is SectionHeading)
        else { return false }
        if case .text(let field) = control.input, field.text.isEmpty || field.isSecure {
            return false
        }
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
