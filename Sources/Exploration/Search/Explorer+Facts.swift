import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// Facts for the map.
extension Explorer {
    func restartCheck(in state: Int) -> RestartCheck {
        let page = record.graph[state]
        let changed = changedControls(on: page.node)
        return RestartCheck(before: stage.driver.navigator, on: page, changed: changed)
    }

    /// The names of the controls that show something else than in the first state of the node.
    func changedControls(on node: String) -> [String] {
        if !plan.vocabulary.hasRestarts { return [] }
        return firstSights.changedControls(of: stage.driver.navigator, on: node)
    }

    /// Notes what a restart has changed, or the results and the texts that another step has brought.
    func noteFacts(
        of arrival: Arrival, _ before: NavigationState, _ check: RestartCheck?, on landing: Int
    ) {
        let navigator = stage.driver.navigator
        if let check {
            let difference = check.difference(after: navigator)
            return record.facts.note(restart: difference, on: check.subject)
        }
        record.facts.noteResults(
            from: before, to: navigator.state, arrival.events, of: names.results)
        // Entries and flows are numbered in the order in which they are made.
        if navigator.state.activeFlow.stack.topID < before.nextID { return }
        record.looks.noteFirstTexts(
            on: stage.driver, screen: names.screen(of: record.graph[landing].node))
    }
}
