import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// A screen to which the user has come back, and that looks as when it was opened, though the world
/// has changed meanwhile. A list on it is stale if it has more when the screen is opened again.
struct StaleRows {
    let state: Int
    private let way: [ExplorationStep]

    /// The steps that have opened the screen: that of the user, and waits for its answers.
    private let opening: [ExplorationStep]

    /// Returns the screens that the user could open again.
    static func all(in graph: StateGraph, _ ways: ShortestWays) -> [StaleRows] {
        graph.all.compactMap { state in
            let page = graph[state]
            guard page.form == nil, !page.hasError, !page.waits, !page.isAlert,
                let legs = ways.legs(to: state), legs.allSatisfy({ $0.step.isOfUser }),
                let first = legs.lastIndex(where: {
                    graph[$0.target].path == page.path
                        && graph[$0.source].path == page.path.dropLast()
                }),
                let last = legs[first...].firstIndex(where: { !graph[$0.target].waits }),
                legs[first...last].dropFirst().allSatisfy({ $0.step.isWait }),
                legs[last...].contains(where: {
                    graph[$0.target].path.count > page.path.count
                })
            else { return nil }
            let opened = legs[last].target
            guard graph.areAlike(opened, state), graph.world(of: opened) != graph.world(of: state)
            else { return nil }
            return StaleRows(
                state: state, way: legs.map(\.step), opening: legs[first...last].map(\.step))
        }
    }

    /// The way, then back from the screen, and to it again.
    var steps: [ExplorationStep] { way + [ExplorationStep(.back)] + opening }

    /// Opens the screen again, and returns the problem if a list has a row then that it lacked.
    @MainActor
    func finding(in graph: StateGraph, with replayer: Replayer) async throws -> Finding? {
        let stage = try await replayer.stage(after: way)
        guard stage.state == graph.digest(of: state) else { return nil }
        let (screen, old, world) = (stage.screen, stage.rows, stage.world)
        for step in steps[way.count...] where stage.isUsable { _ = await stage.take(step) }
        guard stage.isUsable, !stage.waitsForClock, stage.screen == screen, stage.world == world,
            let list = stage.rows.filter({ !$1.isSubset(of: old[$0] ?? []) }).keys.min()
        else { return nil }
        return Finding(
            kind: .staleRows,
            text: "'\(list)' on '\(graph[state].node)' has another row when the screen is opened "
                + "again: load its rows when the user comes back")
    }
}

extension Stage {
    /// The screens that are shown, and the input of the one on top.
    fileprivate var screen: [String] {
        driver.path.map(\.rawValue)
            + ["\(driver.navigator.state.activeFlow.stack.top.parameters)"]
    }

    /// The texts of the rows of each list on the page. An empty list may be hidden.
    fileprivate var rows: [String: Set<String>] {
        var all: [String: Set<String>] = [:]
        for control in Page(of: driver.navigator).controls {
            guard case .options(let list) = control.input, list.isListed else { continue }
            all[control.name] = Set((0..<list.count).map(list.text))
        }
        return all
    }
}
