import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// A screen to which the user has come back. It looks the same as when it was opened, but the world
/// has changed. A list on it is stale if it has a new row when the screen is opened again.
struct StaleRows: Suspicion {
    let state: Int

    /// The steps to the state.
    private let way: [ExplorationStep]

    /// The steps of the way that have opened the screen: one of the user, and the waits after it.
    private let opening: ClosedRange<Int>

    /// Returns the states whose screen may be out of date.
    static func all(in graph: StateGraph, _ ways: ShortestWays) -> [StaleRows] {
        graph.all.compactMap { state in
            let page = graph[state]
            guard page.form == nil, !page.hasError, !page.waits, !page.isAlert,
                let steps = ways.waySteps(to: state), steps.allSatisfy({ $0.step.isOfUser }),
                let opening = opening(of: page.path, by: steps, in: graph)
            else { return nil }
            let opened = steps[opening.upperBound].target
            let hasLeft = steps[opening.upperBound...].contains {
                graph[$0.target].path.count > page.path.count
            }
            guard hasLeft, graph.areAlike(opened, state),
                graph.world(of: opened) != graph.world(of: state)
            else { return nil }
            return StaleRows(state: state, way: steps.map(\.step), opening: opening)
        }
    }

    private static func opening(
        of path: [RouteName], by steps: [ShortestWays.WayStep], in graph: StateGraph
    ) -> ClosedRange<Int>? {
        let first = steps.lastIndex {
            graph[$0.target].path == path && graph[$0.source].path == path.dropLast()
        }
        guard let first, let last = steps[first...].firstIndex(where: { !graph[$0.target].waits }),
            steps[first...last].dropFirst().allSatisfy({ $0.step.isWait })
        else { return nil }
        return first...last
    }

    /// The way, then back from the screen, and to it again.
    var steps: [ExplorationStep] { way + [ExplorationStep(.back)] + way[opening] }

    /// Returns the problem if a list has a new row when the screen is opened again.
    @MainActor
    func finding(in graph: StateGraph, with replayer: Replayer) async throws -> Finding? {
        let stage = try await replayer.stage(after: way)
        guard stage.state == graph.digest(of: state), stage.nextDeadline == nil,
            let list = await stage.listWithNewRow(after: steps[way.count...])
        else { return nil }
        return Finding(
            kind: .staleRows,
            text:
                "'\(list)' on '\(graph[state].node)' lacks a row until the screen is opened again: "
                + "load the rows when the user comes back")
    }
}

extension Stage {
    /// Takes steps that lead to the screen again. Returns the name of a list with a new row; nil if
    /// the world, the path, the input or a value of the screen differs, or if work still waits.
    fileprivate func listWithNewRow(after steps: ArraySlice<ExplorationStep>) async -> String? {
        let (screen, rows, world) = (screen, rowTexts, world)
        for step in steps where isUsable { _ = await take(step) }
        guard isUsable, !waitsForClock, self.screen == screen, self.world == world else {
            return nil
        }
        // A list that was hidden while it was empty is compared with the rows of all lists.
        let all = Set(rows.values.joined())
        return rowTexts.filter { !$1.isSubset(of: rows[$0] ?? all) }.keys.min()
    }

    /// The screens that are shown, the input of the one on top, and the values on it other than
    /// rows.
    private var screen: [String] {
        let navigator = driver.navigator
        let input = "\(navigator.state.activeFlow.stack.top.parameters)"
        let values = Page(of: navigator).controls.filter {
            $0.takesValue && $0.input.options?.isListed != true
        }.map { StateReader.digest(of: $0, in: navigator).shortText }
        return driver.path.map(\.rawValue) + [input] + values
    }

    /// The texts of the rows of each list on the page.
    private var rowTexts: [String: Set<String>] {
        var all: [String: Set<String>] = [:]
        let lists = Page(of: driver.navigator).controls.compactMap(\.input.options)
        for list in lists where list.isListed {
            all[list.name, default: []].formUnion((0..<list.count).map(list.text))
        }
        return all
    }
}
