import WaylineRouting

/// The notifications of a change that is made.
extension Change {
    /// Stops the screens and coordinators that leave. None of them can ask for anything any more
    /// when the first is stopped.
    func leave() {
        let left = left
        for node in left { node.disconnect() }
        for flow in ended where flow.screen == nil { flow.node.disconnect() }
        for node in left { node.stop() }
        for flow in ended where flow.screen == nil { flow.node.coordinator.stop() }
    }

    /// Starts the coordinators and screens that enter. All of them can ask for something when the
    /// first is started. The screen that was on top is paused before, and the one that is on top
    /// again is resumed after that.
    func enter(_ handler: any RequestHandler) {
        let entered = entered
        paused?.pause()
        for node in begun { node.connect(to: handler) }
        opened?.screens.forEach { $0.connect(to: handler) }
        for node in entered { node.connect(to: handler) }
        if !flows.isEmpty {
            for (id, node) in flows where node.id == id { node.watchTabs(handler) }
            for node in begun { node.coordinator.start() }
        }
        opened?.screens.forEach { $0.start() }
        for node in entered { node.start() }
        pauseEntered()
        resumed?.resume()
    }

    /// Notes which screen is on top after the change, and which was before.
    func noteTop(_ new: ScreenNode?, after old: ScreenNode?) {
        if new === old { return }
        if !left.has(old, likely: left.first) { paused = old }
        if opened?.screens.has(new, likely: nil) == true { return }
        if !entered.has(new, likely: entered.last) { resumed = new }
    }

    /// Pauses the screens that have entered under others.
    private func pauseEntered() {
        for node in opened?.screens ?? [] where node.entry.id != tree.top.entry { node.pause() }
        if entered.count == 1, entered[0].entry.id == tree.top.entry { return }
        for node in entered where node.entry.id != tree.top.entry { node.pause() }
    }

    /// Passes each result to the screen that has asked, if it is still there, and to the parent of
    /// its flow. Returns what the parents ask for in answer.
    func passOnResults() -> [NavigationRequest] {
        var answers: [NavigationRequest] = []
        for index in results.indices {
            guard let parent = ended[index].parent else { continue }
            let transition = results[index](parent.coordinator) { screens(askingFor: ended[index]) }
            if case .stay = transition { continue }
            answers.append(NavigationRequest(.followUp(transition, flow: parent.id), cause: .code))
        }
        return answers
    }

    /// Returns the screen that asked for a flow, if it is still there, and those that it is
    /// composed of.
    private func screens(askingFor flow: EndedFlow) -> [any Screen] {
        guard let entry = flow.asker, let asker = tree.screens[entry],
            !left.contains(where: { $0 === asker })
        else { return [] }
        return asker.parts
    }

    /// Expects all that has left to be released soon.
    func watchForLeaks(_ leakWatch: LeakWatch) {
        for node in left where !node.isPutOff {
            for screen in node.parts {
                for object in [screen] + screen.companions {
                    leakWatch.watch(
                        object, of: node.entry.route, in: node.flow.route, node.plan.declaration)
                }
            }
        }
        for flow in ended where flow.screen == nil {
            let node = flow.node
            guard let declaration = node.declaration else { continue }
            leakWatch.watch(
                node.coordinator, of: node.route, in: node.route, declaration.declaration)
        }
    }
}

extension [ScreenNode] {
    /// Returns whether the list has `node`, which is `likely` in most cases.
    fileprivate func has(_ node: ScreenNode?, likely: ScreenNode?) -> Bool {
        if isEmpty { return false }
        return node === likely || contains { $0 === node }
    }
}
