import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// Entries that have no effect.
extension Report {
    /// The most entries in one control that are made again.
    private static let mostTries = 4

    /// The entries without an effect, one for each control.
    var unusedEntries: [ExplorationProblem] {
        get async throws {
            let all = UnusedEntries.all(in: record.graph).filter {
                $0.isExpected || canFinish($0.entry.node)
            }.compactMap { loss in
                ways[loss.entry.state].map { (loss: loss, way: $0 + [loss.entry.step]) }
            }
            let controls = Dictionary(grouping: all) {
                [$0.loss.entry.node, $0.loss.entry.control]
            }
            var problems: [ExplorationProblem] = []
            for (_, losses) in controls.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
                let simple = losses.sorted {
                    ($0.way + $0.loss.steps).isSimpler(than: $1.way + $1.loss.steps)
                }
                for (loss, way) in simple.prefix(Self.mostTries) where !time.isOver {
                    guard try await changesNothingElse(loss.entry, way) else { continue }
                    if !loss.isExpected, try await !changesResult(loss, way) { continue }
                    problems.append(problem(loss, way))
                    break
                }
            }
            return problems
        }
    }

    private func problem(
        _ loss: UnusedEntries.Loss, _ way: [ExplorationStep]
    ) -> ExplorationProblem {
        ExplorationProblem(
            .lostInput,
            "'\(loss.entry.control)' on '\(loss.entry.node)' is not used: \(loss.exit) leads to "
                + "the same state, whatever is entered. Use it, or return it in 'world'",
            script: (way + loss.steps).script)
    }

    /// Returns whether a screen has finished its flow.
    private func canFinish(_ screen: String) -> Bool {
        record.facts.decisions.contains {
            $0.key.hasPrefix("\(screen) ") && $0.value.contains("finish")
        }
    }

    /// Returns whether the flow finishes with another result because of an entry, the last step of
    /// a way.
    private func changesResult(
        _ loss: UnusedEntries.Loss, _ way: [ExplorationStep]
    ) async throws -> Bool {
        let usual = try await result(of: way.dropLast() + loss.steps)
        let other = try await result(of: way + loss.steps)
        return usual != nil && other != nil && usual != other
    }

    /// The result with which the last step finishes a flow; nil if it does not.
    private func result(of steps: [ExplorationStep]) async throws -> FlowOutput? {
        guard let last = steps.last else { return nil }
        let stage = try await replayer.stage(after: steps.dropLast())
        return await stage.take(last).events.lazy.compactMap(\.decision?.result).first
    }

    /// Returns whether an entry, the last step of a way, is valid before and after it, and changes
    /// nothing else on the page. A secret is not saved as it is.
    private func changesNothingElse(
        _ entry: UnusedEntries.Entry, _ way: [ExplorationStep]
    ) async throws -> Bool {
        let before = try await replayer.stage(after: way.dropLast())
        let after = try await replayer.stage(after: way)
        return before.state == record.graph.digest(of: entry.state)
            && after.state == record.graph.digest(of: entry.target)
            && before.hasValue(entry.control) && after.hasValue(entry.control)
            && before.rest(without: entry.control) == after.rest(without: entry.control)
    }
}

extension Stage {
    /// Returns whether a control of the page has a value without an error, and is not secret.
    fileprivate func hasValue(_ name: String) -> Bool {
        let page = Page(of: driver.navigator)
        guard let control = page.controls.first(where: { $0.name == name }) else { return false }
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

extension Transition {
    /// The result with which it finishes a flow.
    fileprivate var result: FlowOutput? {
        switch self {
        case .finish(let result): result
        case .sequence(let steps): steps.lazy.compactMap(\.result).first
        default: nil
        }
    }
}
