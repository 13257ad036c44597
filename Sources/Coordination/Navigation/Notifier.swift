import WaylineRouting

/// Notifies the screens and coordinators of a change that is made.
@MainActor
struct Notifier {
    let tree: NavigationTree
    let handler: any RequestHandler

    /// Stops the screens and coordinators that leave. None of them can ask for anything any more
    /// when the first is stopped.
    func leave(_ change: borrowing Change) {
        change.left.each { $0.disconnect() }
        let flows = change.flows?.ended ?? []
        for flow in flows where flow.screen == nil { flow.node.end() }
        change.left.each { $0.stop() }
        for flow in flows where flow.screen == nil { flow.node.coordinator.stop() }
    }

    /// Starts the coordinators and screens that enter. All of them can ask for something when the
    /// first is started. The screen that was on top is paused before, and the one that is on top
    /// again is resumed after that.
    func enter(_ change: borrowing Change) {
        change.paused?.pause()
        let (begun, opened) = (change.flows?.begun ?? [], change.flows?.openedScreens ?? [])
        for node in begun { node.connect(to: handler) }
        for node in opened { node.connect(to: handler) }
        change.entered.each { $0.connect(to: handler) }
        for (id, node) in change.flows?.rows ?? [] where node.id == id { node.watchTabs(handler) }
        for node in begun { node.coordinator.start() }
        for node in opened { node.start(tree.drafts) }
        change.entered.each { $0.start(tree.drafts) }
        pauseEntered(change)
        change.resumed?.resume()
    }

    /// Pauses the screens that have entered under others.
    private func pauseEntered(_ change: borrowing Change) {
        for node in change.flows?.openedScreens ?? [] where node.entry.id != tree.top.entry {
            node.pause()
        }
        change.entered.each { if $0.entry.id != tree.top.entry { $0.pause() } }
    }

    /// Passes each result to the screen that has asked, if it is still there, and to the parent of
    /// its flow; or to the code that awaits it, and nobody else. Returns what the parents ask for
    /// in answer, with the numbers of their flows.
    func passOnResults(
        of change: borrowing Change, _ presentations: Presentations
    ) -> [(transition: Transition, flow: Int)] {
        guard let endedIDs = change.flows?.endedIDs, !endedIDs.isEmpty else { return [] }
        let left = change.left
        var answers: [(transition: Transition, flow: Int)] = []
        let awaited = presentations.awaited(endedIDs)
        for flow in awaited {
            presentations.end(flow, change.flows?.finished.result(of: flow))
        }
        for flow in change.flows?.ended ?? [] {
            guard !awaited.contains(flow.id), let parent = flow.parent else { continue }
            let transition = flow.handle(parent.coordinator) { screens(askingFor: flow, left) }
            if case .stay = transition { continue }
            answers.append((transition, parent.id))
        }
        return answers
    }

    /// Returns the screen that asked for a flow, if it is still there, and those that it is
    /// composed of.
    private func screens(askingFor flow: EndedFlow, _ left: ScreenNodes) -> [any Screen] {
        guard let entry = flow.asker, let asker = tree.screens[entry],
            !left.contains(where: { $0 === asker })
        else { return [] }
        return asker.parts
    }
}
