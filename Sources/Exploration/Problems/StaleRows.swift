import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// A screen to which the user has come back. It looks as when it was opened, though the world has
/// changed since. A list on it is stale if it has another row when the screen is opened again.
struct StaleRows: Suspicion {
    let state: Int

    /// The steps to the state.
    private let way: [ExplorationStep]

    /// The steps of the way that have opened the screen: one of the user, and the waits after it.
    private let opening: ClosedRange<Int>

    /// Returns the states with a list that may be stale.
    static func all(in graph: StateGraph, _ ways: ShortestWays) -> [StaleRows] {
        graph.all.compactMap { state in
            let page = graph[state]
            guard page.form == nil, !page.hasError, !page.waits, !page.isAlert,
                let parts = ways.parts(to: state), parts.allSatisfy({ $0.step.isOfUser }),
                let opening = opening(of: page.path, by: parts, in: graph)
            else { return nil }
            let opened = parts[opening.upperBound].target
            let hasLeft = parts[opening.upperBound...].contains {
                graph[$0.target].path.count > page.path.count
            }
            guard hasLeft, graph.areAlike(opened, state),
                graph.world(of: opened) != graph.world(of: state)
            else { return nil }
            return StaleRows(state: state, way: parts.map(\.step), opening: opening)
        }
    }

    private static func opening(
        of path: [RouteName], by parts: [ShortestWays.Part], in graph: StateGraph
    ) -> ClosedRange<Int>? {
        let first = parts.lastIndex {
            graph[$0.target].path == path && graph[$0.source].path == path.dropLast()
        }
        guard let first, let last = parts[first...].firstIndex(where: { !graph[$0.target].waits }),
            parts[first...last].dropFirst().allSatisfy({ $0.step.isWait })
        else { return nil }
        return first...last
    }

    /// The way, then back from the screen, and to it again.
    var steps: [ExplorationStep] { way + [ExplorationStep(.back)] + way[opening] }

    /// Returns the problem if a list has another row when the screen is opened again.
    @MainActor
    func finding(in graph: StateGraph, with replayer: Replayer) async throws -> Finding? {
        let stage = try await replayer.stage(after: way)
        guard stage.state == graph.digest(of: state), stage.nextDeadline == nil,
            let list = await stage.listWithNewRow(after: steps[way.count...])
        else { return nil }
        return Finding(
            kind: .staleRows,
            text: "'\(list)' on '\(graph[state].node)' has another row when the screen is opened "
                + "again: load its rows when the user comes back")
    }
}

extension Stage {
    /// Takes steps that lead to the screen again. Returns the name of a list with a new row, if the
    /// world, the input of the screen and its other controls are the same.
    fileprivate func listWithNewRow(after steps: ArraySlice<ExplorationStep>) async -> String? {
        let (screen, rows, world) = (screen, rows, world)
        for step in steps where isUsable { _ = await take(step) }
        guard isUsable, !waitsForClock, self.screen == screen, self.world == world else {
            return nil
        }
        let all = Set(rows.values.joined())
        return self.rows.filter { !$1.isSubset(of: rows[$0] ?? all) }.keys.min()
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

    /// The texts of the rows of each list on the page. An empty list may be hidden.
    private var rows: [String: Set<String>] {
        var all: [String: Set<String>] = [:]
        let lists = Page(of: driver.navigator).controls.compactMap(\.input.options)
        for list in lists where list.isListed {
            all[list.name, default: []].formUnion((0..<list.count).map(list.text))
        }
        return all
    }
}
